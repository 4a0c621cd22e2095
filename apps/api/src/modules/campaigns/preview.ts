import { randomUUID } from 'node:crypto'
import type { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { type PersonField, personFields } from '@kxo/domain/campaigns/merge-fields'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailRequest, Recipient } from '../../platform/mail.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { leavingAddresses, mailsLeftThisMonth, renderMail, settingFor, withLeavingLinks } from '../mailing/index.ts'
import { attachmentsNamed } from './attachments.ts'
import { authorizeWriting } from './authorize-writing.ts'
import { chosenBy, excludedAmong, nameOf } from './chosen-by.ts'
import { checkContent, eventOf, requestFor } from './request-for.ts'

const shownFirst = 3
/** Where the preview of a prospection says its unsubscribe link will be. */
const exampleToken = 'exemple'

const fieldIsEmpty = ({ first_name, last_name }: Pick<Recipient, 'first_name' | 'last_name'>, field: PersonField): boolean =>
  ({
    'contact.first_name': first_name,
    'contact.last_name': last_name,
    'contact.full_name': first_name + last_name,
  })[field].trim() === ''

export const countRecipients: Verb<typeof campaignsContract.recipients> = async (context, { body }) => {
  authorizeWriting(context)
  const everybody = await chosenBy(context, body.audience, body)
  const reached = everybody.filter(({ excluded }) => excluded === null)
  return {
    count: reached.length,
    excluded: excludedAmong(everybody),
    without: personFields.map((field) => ({ field, count: reached.filter((person) => fieldIsEmpty(person, field)).length })),
    first: reached.slice(0, shownFirst).map((person) => ({ name: nameOf(person), address: person.mail })),
    left: body.kind === 'prospection' ? await mailsLeftThisMonth(context) : null,
  }
}

/** `token` is what its links to leave and to read it online bear; null on the version everybody may read. */
export async function rendered(context: Context, request: Omit<MailRequest, 'occurrence'>, token: string | null = exampleToken) {
  const setting = settingFor(context, {
    language: languageOf(request.to.language, context.tenant),
    // A message composed for many keeps no text of the tenant's beside its own.
    own: undefined,
    hasLogo: false,
    path: request.path,
    unsubscribe_token: request.moment === 'newsletter' ? token : null,
  })
  return renderMail({ ...request, occurrence: '' }, setting)
}

export const previewCampaign: Verb<typeof campaignsContract.preview> = async (context, { body }) => {
  authorizeWriting(context)
  const { audience, content, rank } = body
  const event = await eventOf(context, content.event)
  checkContent(context, content, event !== undefined)
  const reached = (await chosenBy(context, audience, content)).filter(({ excluded }) => excluded === null)
  const to = reached[rank] ?? reached[0] ?? refuse(campaignErrors.nobody)
  return { ...(await rendered(context, requestFor(context, content, to, event))), name: nameOf(to) }
}

/** The message as it is written, to whoever writes it; it belongs to no sending. */
export const testCampaign: Verb<typeof campaignsContract.test> = async (context, { body }) => {
  authorizeWriting(context)
  const { content } = body
  const event = await eventOf(context, content.event)
  checkContent(context, content, event !== undefined)
  const attachments = await attachmentsNamed(context, content.files ?? [])
  const me = context.actor.user_id === null ? undefined : await findUser(context.db, context.actor.user_id)
  if (!me) return { done: true as const }
  const request = requestFor(context, content, recipientOf(me), event)
  const { say } = context.language
  const subject = `[${say({ fr: 'Essai', en: 'Test' })}] ${request.content?.subject ?? ''}`
  await context.services.enqueueMail(context, {
    ...request,
    moment: 'free_message',
    ...(request.content && { content: withLeavingLinks({ ...request.content, subject }, leavingAddresses(context, exampleToken)) }),
    occurrence: `test ${randomUUID()}`,
    attachments,
  })
  return { done: true as const }
}
