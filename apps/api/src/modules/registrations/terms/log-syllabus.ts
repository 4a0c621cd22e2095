import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import type { Context } from '../../../platform/context.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import type { RegistrationRow } from '../queries.ts'

const internalRules = 'reglement_interieur'
const hasInternalRules = ({ tenant }: Context): boolean => Boolean(settingsOf(tenant).texts[internalRules]?.trim())

/** What whoever registers for a training is offered beside its syllabus: whom to ask, and the rules in force. */
export async function syllabusBefore(context: Context, { responsible_id }: RegistrationRow): Promise<RegistrationSheet['syllabus']> {
  const responsible =
    responsible_id === null
      ? undefined
      : await context.db.selectFrom('users').select(['first_name', 'last_name', 'mail']).where('id', '=', responsible_id).executeTakeFirst()
  return {
    contact: responsible ? { name: `${responsible.first_name} ${responsible.last_name}`, mail: responsible.mail } : null,
    has_internal_rules: hasInternalRules(context),
  }
}

/** Keeps as evidence which syllabus and which rules were to be had when somebody registered for a training, and when (FOR-14). */
export async function logSyllabus(context: Context, row: RegistrationRow): Promise<void> {
  if (!row.is_training) return
  const wording = hasInternalRules(context)
    ? await context.db
        .selectFrom('text_versions')
        .select('id')
        .where('name', '=', internalRules)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  await trace(context, {
    action: 'offer_syllabus',
    event_id: row.event_id,
    subject_id: row.id,
    info: `v${row.event_version}`,
    change: { syllabus_version: row.event_version, internal_rules: wording?.id ?? null },
  })
}
