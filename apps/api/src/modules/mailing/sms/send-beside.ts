import { login } from '@kxo/domain/identity/paths'
import { callsField, fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { spokenValues } from '@kxo/domain/mailing/merging/field-formats'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { SmsKind } from '@kxo/domain/mailing/sms/sms-kind'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import { mergedValues } from '../layout/mail-layout.ts'
import { linkFor } from '../personal-way.ts'
import { recordsOf } from '../templates/records.ts'
import { hasSms } from './sms-settings.ts'
import { writeSms } from './write-sms.ts'

/** Where a short link leads: what the mail's button opens, for its reader alone. */
async function shortLink(context: Context, mail: MailRequest): Promise<string> {
  const { to, path } = mail
  const { services, tenant } = context
  const at = (address: string): string => services.publicUrl() + address
  if (!path || to.user_id === null) return at(login(tenant.name))
  const existing = /^\/[\w-]+\/lien-sms\/[\w-]+$/.exec(path)
  if (existing) return at(path)
  return at(await linkFor(context, to.user_id, mail.by_link ?? { purpose: 'event', path }))
}

/**
 * The text message of a moment, beside its mail: where the tenant wrote one, for whoever's mobile is known (PRV-13). Where only the latest words count,
 * it waits as long as its mail, and takes the place of those of `gathered` occurrences.
 */
export async function sendBeside(context: Context, mail: MailRequest, moment: Moment, gathered: readonly string[] = []): Promise<void> {
  const { db, tenant } = context
  const { to, event_id, entity_id, bill_id } = mail
  if (!moment.beside?.includes('sms') || mail.is_copy || to.user_id === null || !hasSms(context)) return
  const template = await db
    .selectFrom('sms_templates')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'sms_templates.tenant_id').on('users.id', '=', to.user_id))
    .select(['sms_templates.body', 'sms_templates.kind', 'users.phone'])
    .where('sms_templates.moment', '=', mail.moment)
    .where('sms_templates.language', '=', to.language)
    .where('sms_templates.is_active', '=', true)
    .executeTakeFirst()
  if (!template?.phone) return
  const isLatest = moment.grouping?.keeps === 'latest'
  if (isLatest && gathered.length > 0)
    await db
      .deleteFrom('sms')
      .where('moment', '=', mail.moment)
      .where('user_id', '=', to.user_id)
      .where('occurrence', 'in', [...gathered])
      .where('status', '=', mailStatus.codeOf('sending'))
      .execute()
  const language = languageOf(to.language, tenant)
  const records = await recordsOf(context, { user_id: to.user_id, event_id, entity_id, bill_id, texts: template.body }, to.language)
  const values = spokenValues(records.values, mergedValues(mail, moment, language, tenant.label))
  const ways = ['link.sms', ...(moment.leads ? [moment.leads] : [])].filter((key) => callsField(template.body, key))
  const link = ways.length > 0 ? await shortLink(context, mail) : ''
  await writeSms(context, [
    {
      moment: mail.moment,
      occurrence: mail.occurrence,
      user_id: to.user_id,
      number: template.phone,
      ...(isLatest && { send_at: new Date(context.now.getTime() + (moment.grouping?.minutes ?? 0) * 60_000) }),
      kind: template.kind as SmsKind, // its check holds the keys of the catalogue
      body: ({ unsubscribe }) =>
        fillTemplate(
          template.body,
          { ...values, ...Object.fromEntries(ways.map((key) => [key, link])), 'link.unsubscribe_sms': unsubscribe },
          language,
        ),
    },
  ])
}
