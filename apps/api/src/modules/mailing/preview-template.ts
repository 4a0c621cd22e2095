import { randomUUID } from 'node:crypto'
import { mergeFields } from '@kxo/domain/mailing/merge-fields'
import type { MomentName } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import type { templatesContract } from '@kxo/domain/mailing/templates-contract'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/language.ts'
import type { Recipient } from '../../platform/mail.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { settingFor } from './enqueue-mail.ts'
import { renderMail } from './mail-layout.ts'
import { checkTemplate, editableMoment } from './templates.ts'

type Written = { language: 'fr' | 'en'; subject: string; body: string }

/** Values of the moment’s own fields, as examples a person recognises. */
const examplesOf = ({ merge = {} }: Moment, language: 'fr' | 'en') =>
  Object.fromEntries(Object.entries(merge).map(([name, key]) => [name, mergeFields[key]?.example[language] ?? '']))

const nobody = (language: 'fr' | 'en'): Recipient => ({
  user_id: null,
  mail: 'lea@exemple.test',
  first_name: 'Léa',
  last_name: 'Martin',
  language,
})

async function rendered(context: Context, moment: Moment, { language, ...own }: Written, to: Recipient) {
  const setting = settingFor(context, {
    language: languageOf(language, context.tenant),
    own,
    path: moment.button ? '/' : undefined,
    hasLogo: false,
  })
  return renderMail({ moment: moment.name as MomentName, to, occurrence: '', values: examplesOf(moment, language) }, setting)
}

export const previewTemplate: Verb<typeof templatesContract.previewTemplate> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  checkTemplate(context, moment, body)
  return rendered(context, moment, body, nobody(body.language))
}

/** The text as typed, to whoever types it: it leaves as a free message, so that it counts as no sending of the moment. */
export const testTemplate: Verb<typeof templatesContract.testTemplate> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  checkTemplate(context, moment, body)
  const me = context.actor.user_id === null ? undefined : await findUser(context.db, context.actor.user_id)
  if (!me) return { done: true as const }
  const to = { ...recipientOf(me), language: body.language }
  const { subject, text } = await rendered(context, moment, body, to)
  const { say } = languageOf(body.language, context.tenant)
  await context.services.enqueueMail(context, {
    moment: 'free_message',
    to,
    occurrence: `test ${randomUUID()}`,
    values: { subject: `[${say({ fr: 'Essai', en: 'Test' })}] ${subject}`, message: text },
  })
  return { done: true as const }
}
