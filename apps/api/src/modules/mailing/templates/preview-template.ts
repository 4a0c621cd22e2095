import { randomUUID } from 'node:crypto'
import type { Language } from '@kxo/domain/kernel/language'
import { exampleOf, exampleValueOf, templateFieldsOf } from '@kxo/domain/mailing/merge-fields'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import type { MomentName } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { Facts } from '@kxo/domain/mailing/templates/conditions'
import { exampleRows, type Rows } from '@kxo/domain/mailing/templates/repeated-rows'
import type { templatesContract, WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import type { MailRequest, Recipient } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { mailingDependencies } from '../dependencies.ts'
import { settingFor } from '../enqueue-mail.ts'
import { renderMail } from '../layout/mail-layout.ts'
import { codePicture } from '../pictures/code-picture.ts'
import { joinPictures, picturesIn, withImagesInside } from '../pictures/shown-pictures.ts'
import { editableMoment } from './editable-moment.ts'
import { ownFieldsOf, ownValues } from './own-fields.ts'
import { recordsOf } from './records.ts'
import { rowsFor } from './rows-for.ts'
import { checkTemplate } from './save-template.ts'

type Values = NonNullable<MailRequest['values']>

/** Values of the moment’s own fields, as examples a person recognises. */
const examplesOf = ({ merge = {} }: Moment, language: Language): Values =>
  Object.fromEntries(Object.entries(merge).map(([name, key]) => [name, exampleOf(key, language)]))
const recordExamples = (moment: Moment, language: Language) =>
  Object.fromEntries(templateFieldsOf(moment).map((key) => [key, exampleValueOf(key, language)]))

const nobody = (language: 'fr' | 'en'): Recipient => ({
  user_id: null,
  mail: 'lea@exemple.test',
  first_name: 'Léa',
  last_name: 'Martin',
  language,
})

/** The records a moment can be seen on. */
const sourceOf = (moment: Moment) => mailingDependencies().previews.find(({ shows }) => shows(moment.name))

/** The pictures of the organisation as they are, and a code that is nobody’s. */
const examplePictures = async (values: FieldValues): Promise<FieldValues> => ({
  'org.logo': values['org.logo'] ?? '',
  'entity.stamp': values['entity.stamp'] ?? '',
  'entity.signature': values['entity.signature'] ?? '',
  'link.ticket_qr': await codePicture(exampleCode, exampleCode),
})
const exampleCode = 'K7M2-9QXT'

type Seen = { to: Recipient; values: Values; fields: FieldValues; facts?: Facts; rows: Rows }
/** Whom the message is seen for: a real record, whose missing values keep an example, or examples alone. */
async function seenOn(context: Context, moment: Moment, written: WrittenTemplate, record: string | undefined): Promise<Seen> {
  const { language, body } = written
  const examples = examplesOf(moment, languageOf(language, context.tenant))
  if (!record) {
    const own = Object.fromEntries((await ownFieldsOf(context, moment)).map(({ key, label }) => [key, label]))
    const { values } = await recordsOf(context, { user_id: null, event_id: null }, language)
    const fields = { ...recordExamples(moment, languageOf(language, context.tenant)), ...own, ...(await examplePictures(values)) }
    return { to: nobody(language), values: examples, fields, rows: exampleRows(language) }
  }
  const read = found(await sourceOf(moment)?.read(context, record))
  const of = { user_id: read.to.user_id, event_id: read.event_id }
  const records = await recordsOf(context, { ...of, bill_id: read.bill_id }, language)
  const fields = { ...records.values, ...(await ownValues(context, written, of, language)) }
  const rows = await rowsFor(context, body, read, language)
  return { to: { ...read.to, language }, values: { ...examples, ...read.values }, fields, facts: records.facts, rows }
}

const rendered = (context: Context, moment: Moment, own: WrittenTemplate, { to, values, fields, facts, rows }: Seen) =>
  renderMail(
    { moment: moment.name as MomentName, to, occurrence: '', values },
    settingFor(context, {
      language: languageOf(own.language, context.tenant),
      own,
      path: moment.button ? '/' : undefined,
      hasLogo: false,
      fields,
      facts,
      rows,
    }),
  )

export const previewTemplate: Verb<typeof templatesContract.previewTemplate> = async (context, { params, body: { record, ...own } }) => {
  const moment = editableMoment(context, params.moment)
  await checkTemplate(context, moment, own)
  const seen = await seenOn(context, moment, own, record)
  const { html, ...words } = await rendered(context, moment, own, seen)
  return { ...words, html: await withImagesInside(context, html, seen.fields) }
}

/** The message as typed, to whoever types it: it leaves as a free message, so that it counts as no sending of the moment. */
export const testTemplate: Verb<typeof templatesContract.testTemplate> = async (context, { params, body: { record, ...own } }) => {
  const moment = editableMoment(context, params.moment)
  await checkTemplate(context, moment, own)
  const me = context.actor.user_id === null ? undefined : await findUser(context.db, context.actor.user_id)
  if (!me) return { done: true as const }
  const seen = await seenOn(context, moment, own, record)
  const { subject, html, text } = await rendered(context, moment, own, seen)
  const { say } = languageOf(own.language, context.tenant)
  await context.services.enqueueMail(context, {
    moment: 'free_message',
    to: { ...recipientOf(me), language: own.language },
    occurrence: `test ${randomUUID()}`,
    rendered: { subject: `[${say({ fr: 'Essai', en: 'Test' })}] ${subject}`, html, text },
    attachments: await joinPictures(context, picturesIn(html, seen.fields)),
  })
  return { done: true as const }
}

export const listRecords: Verb<typeof templatesContract.previewRecords> = async (context, { params, query }) => {
  const moment = editableMoment(context, params.moment)
  return (await sourceOf(moment)?.search(context, query.q)) ?? []
}
