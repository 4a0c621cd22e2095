import { randomUUID } from 'node:crypto'
import { refuse } from '@kxo/domain/kernel/errors'
import { isMobile } from '@kxo/domain/kernel/phones'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { exampleValueOf, fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { spokenValues } from '@kxo/domain/mailing/merging/field-formats'
import { findMoment } from '@kxo/domain/mailing/moments'
import { segmentsOf } from '@kxo/domain/mailing/sms/segments'
import type { SmsSettings, SmsTemplate, smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { smsFieldsOf } from '@kxo/domain/mailing/sms/sms-fields'
import { type SmsKind, withStop } from '@kxo/domain/mailing/sms/sms-kind'
import { smsTemplateList } from '@kxo/domain/mailing/sms/sms-list'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { mailingDependencies } from '../dependencies.ts'
import { mergedValues } from '../layout/mail-layout.ts'
import { recordsOf } from '../templates/records.ts'
import { checkSmsText } from './check-sms-text.ts'
import { authorizeSms } from './sms-settings.ts'
import { writeSmsVersion } from './sms-versions.ts'
import { writeSms } from './write-sms.ts'

const plan = planOf(
  smsTemplateList,
  {
    name: 'sms_templates.name',
    moment: 'sms_templates.moment',
    kind: 'sms_templates.kind',
    is_active: 'sms_templates.is_active',
    updated_at: 'sms_templates.updated_at',
  },
  { search: sql`searchable(sms_templates.name)`, sort: 'name', id: sql`sms_templates.id` },
)

export const listSmsTemplates: Verb<typeof smsContract.smsTemplates> = async (context, { query }) => {
  authorizeSms(context)
  const all = context.db.selectFrom('sms_templates').selectAll()
  const page = await listed(query.id === undefined ? all : all.where('id', '=', query.id), plan, query)
  return { ...page, results: page.results as SmsTemplate[] } // its checks hold the codes of the catalogue
}

type Text = { moment?: string | undefined; kind: SmsKind; language: 'fr' | 'en'; body: string }

/** @throws 422 for a moment that no text message accompanies, or a field nothing fills; 409 for a commercial text without a number to answer STOP to */
async function checkText(context: Context, text: Text): Promise<SmsSettings> {
  const moment = text.moment ? findMoment(text.moment) : undefined
  if (text.moment && !moment?.beside?.includes('sms')) refuse(mailingErrors.noSuchMoment)
  return checkSmsText(context, text, smsFieldsOf(moment))
}

/** @throws 409 when another active text has the same moment and language */
export const saveSmsTemplate: Verb<typeof smsContract.saveSmsTemplate> = async (context, { body: { id, reason = '', ...text } }) => {
  authorizeSms(context)
  const settings = await checkText(context, text)
  const { db, now } = context
  const { segments } = await shown(context, settings, text, undefined)
  const stored = { ...text, moment: text.moment || null, segments, updated_at: now }
  if (stored.is_active && stored.moment) {
    const twin = await db
      .selectFrom('sms_templates')
      .select(['id', 'name'])
      .where('moment', '=', stored.moment)
      .where('language', '=', stored.language)
      .where('is_active', '=', true)
      .where('id', '<>', id ?? 0)
      .executeTakeFirst()
    if (twin) refuse(mailingErrors.smsTextThere, { name: twin.name })
  }
  const former =
    id === undefined
      ? undefined
      : found(await db.selectFrom('sms_templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  const row =
    id === undefined
      ? await db.insertInto('sms_templates').values(stored).returning('id').executeTakeFirstOrThrow()
      : found(await db.updateTable('sms_templates').set(stored).where('id', '=', id).returning('id').executeTakeFirst())
  await writeSmsVersion(context, text, { id: row.id, reason, former })
  await trace(context, { action: 'update_sms_template', info: text.name })
  return row
}

/** The text with its fields filled, by a real record or by examples. */
async function shown(
  context: Context,
  { stop_number }: SmsSettings,
  { moment: name, kind, language: locale, body }: Text,
  record: string | undefined,
) {
  const moment = name ? findMoment(name) : undefined
  const source = moment && mailingDependencies().previews.find(({ shows }) => shows(moment.name))
  const read = record ? found(await source?.read(context, record)) : undefined
  const language = languageOf(locale, context.tenant)
  const examples = Object.fromEntries(smsFieldsOf(moment).map((key) => [key, exampleValueOf(key, language)]))
  const real =
    read && moment
      ? spokenValues(
          (await recordsOf(context, { user_id: read.to.user_id, event_id: read.event_id, bill_id: read.bill_id }, locale)).values,
          mergedValues({ to: read.to, values: read.values }, moment, language, context.tenant.label),
        )
      : {}
  const filled = fillTemplate(body, { ...examples, ...real }, language)
  const text = kind === 'commercial' ? withStop(filled, stop_number) : filled
  return { text, segments: segmentsOf(text).count }
}

export const previewSms: Verb<typeof smsContract.previewSms> = async (context, { body: { record, ...text } }) => {
  authorizeSms(context)
  return shown(context, await checkText(context, text), text, record)
}

/** To one's own mobile, at any hour: it is nobody's commercial message. @throws 409 without a mobile */
export const testSms: Verb<typeof smsContract.testSms> = async (context, { body }) => {
  authorizeSms(context)
  const settings = await checkText(context, body)
  const me = context.actor.user_id === null ? undefined : await findUser(context.db, context.actor.user_id)
  const number = me?.phone ?? ''
  if (!isMobile(number)) refuse(mailingErrors.notMobile)
  const { text } = await shown(context, settings, body, undefined)
  await writeSms(context, [
    { moment: null, occurrence: `test ${randomUUID()}`, user_id: me?.id ?? null, number, kind: 'service', body: () => text },
  ])
  return { done: true as const }
}
