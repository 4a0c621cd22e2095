import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { OrderTerms } from '@kxo/domain/registrations/terms/order-terms'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import { attachSyllabus } from '../../events/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { duePrice } from '../due-price.ts'
import { type RegistrationRow, recipientOfRegistration } from '../queries.ts'
import { orderTermsOf } from './order-terms.ts'

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

/** Which syllabus and which rules are in force, as evidence keeps them. */
async function versionsOf(context: Context, row: RegistrationRow) {
  const wording = hasInternalRules(context)
    ? await context.db
        .selectFrom('text_versions')
        .select('id')
        .where('name', '=', internalRules)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  return {
    event_id: row.event_id,
    subject_id: row.id,
    info: `v${row.event_version}`,
    change: { syllabus_version: row.event_version, internal_rules: wording?.id ?? null },
  }
}

/** Keeps as evidence which syllabus, which rules and which terms were to be had when somebody registered for a training, and when (FOR-14). */
export async function logSyllabus(context: Context, row: RegistrationRow): Promise<void> {
  if (!row.is_training) return
  const versions = await versionsOf(context, row)
  const order_terms = await orderTermsOf(context, row, row.is_payable ? ((await duePrice(context, row)) ?? null) : null)
  await trace(context, {
    action: 'offer_syllabus',
    ...versions,
    change: { ...versions.change, ...(order_terms && { order_terms: z.encode(OrderTerms, order_terms) }) },
  })
}

type Enclosed = { attachments: MailAttachment[]; notice: Sentence | '' }

/**
 * What the first mail to whoever was registered by others for a training encloses, before it is final or with the confirmation: they had nothing to read
 * before. Once only; which versions is kept as evidence (FOR-14).
 */
export async function encloseSyllabus(context: Context, row: RegistrationRow): Promise<Enclosed> {
  const none: Enclosed = { attachments: [], notice: '' }
  if (!row.is_training) return none
  const received = await context.db
    .selectFrom('traces')
    .select('id')
    .where('subject', '=', 'registration')
    .where('subject_id', '=', row.id)
    .where('action', 'in', ['offer_syllabus', 'send_syllabus'])
    .executeTakeFirst()
  if (received) return none
  const attachments = await attachSyllabus(context, { event_id: row.event_id, to: recipientOfRegistration(row) })
  await trace(context, { action: 'send_syllabus', user_id: row.user_id, ...(await versionsOf(context, row)) })
  return { attachments, notice: hasInternalRules(context) ? w.syllabusAndRulesEnclosed : w.syllabusEnclosed }
}
