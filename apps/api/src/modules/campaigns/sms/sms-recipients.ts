import { randomUUID } from 'node:crypto'
import { type Audience, mostRecipients } from '@kxo/domain/campaigns/audience-contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { mergeOf } from '@kxo/domain/campaigns/merge-fields'
import { may } from '@kxo/domain/campaigns/permissions'
import type { smsCampaignContract } from '@kxo/domain/campaigns/sms-contract'
import { type SmsExclusion, smsExclusions } from '@kxo/domain/campaigns/sms-exclusion'
import { refuse } from '@kxo/domain/kernel/errors'
import { isMobile, phoneFromText } from '@kxo/domain/kernel/phones'
import { fieldsOf, fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { segmentsOf } from '@kxo/domain/mailing/sms/segments'
import { centsFor, type SmsKind, withStop } from '@kxo/domain/mailing/sms/sms-kind'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { checkSmsText, hasSms, smsOptOuts, writeSms } from '../../mailing/index.ts'
import { trace } from '../../traces/index.ts'
import { consentsOf, everybodyOf, nameOf, type Person } from '../chosen-by.ts'
import { type EventFacts, eventOf, valuesFor } from '../request-for.ts'

type Chosen = Recipient & { number: string; excluded: SmsExclusion | null }
export type SmsDraft = { audience: Audience; kind: SmsKind; body: string }

/** Numbers as they were pasted; what is no number is kept, to be told. */
const pastedNumbers = (numbers: readonly string[], language: 'fr' | 'en'): Person[] =>
  numbers.map((text) => ({
    user_id: null,
    mail: text,
    first_name: '',
    last_name: '',
    language,
    company_id: null,
    isClosed: false,
    phone: phoneFromText(text) ?? null,
  }))

async function peopleOf(context: Context, { addresses = [], ...named }: Audience): Promise<Person[]> {
  const isNamed = Object.keys(named).length > 0
  const everybody = [
    ...(isNamed || addresses.length === 0 ? await everybodyOf(context, named) : []),
    ...pastedNumbers(addresses, context.language.locale),
  ]
  if (everybody.length > mostRecipients) refuse(campaignErrors.tooMany, { max: mostRecipients, n: everybody.length })
  return everybody
}

/** Everybody a text message is for, each with why they are left out (PRV-02, PRV-13). */
async function chosenBy(context: Context, { audience, kind }: SmsDraft): Promise<Chosen[]> {
  const { db } = context
  const everybody = await peopleOf(context, audience)
  const numbers = everybody.flatMap(({ phone }) => phone ?? [])
  const users = everybody.flatMap(({ user_id }) => user_id ?? [])
  const isCommercial = kind === 'commercial'
  const [left, consents] = await Promise.all([
    isCommercial ? smsOptOuts(db, numbers) : new Set<string>(),
    isCommercial ? consentsOf(db, users, 'sms') : new Map<number, boolean>(),
  ])
  const seen = new Set<string>()
  return everybody.map(({ company_id, isClosed, phone, ...person }) => {
    const number = phone ?? ''
    const consent = person.user_id === null ? undefined : consents.get(person.user_id)
    const isSeen = seen.has(number)
    seen.add(number)
    const reason = (): SmsExclusion | null => {
      if (number === '') return 'noNumber'
      if (!isMobile(number)) return 'landline'
      if (isSeen) return 'sameNumber'
      if (isClosed) return 'closed'
      if (!isCommercial) return null
      if (left.has(number) || consent === false) return 'unsubscribed'
      return consent === true || company_id !== null ? null : 'noConsent'
    }
    return { ...person, number, excluded: reason() }
  })
}

const named = 5
const excludedAmong = (everybody: readonly Chosen[]) =>
  (Object.keys(smsExclusions) as SmsExclusion[]).flatMap((reason) => {
    const left = everybody.filter(({ excluded }) => excluded === reason)
    return left.length === 0 ? [] : [{ reason, count: left.length, names: left.slice(0, named).map(nameOf) }]
  })

/** Whoever may write to many people, where text messages are on. @throws 404 where they are off, 403 */
export function authorizeSmsWriting(context: Context): void {
  found(hasSms(context) ? true : undefined)
  authorize(may.writeCampaigns(context.actor))
}

/** The message one of them reads, but for where it says STOP. */
const bodyFor = ({ tenant }: Context, { body }: SmsDraft, to: Recipient, event: EventFacts | undefined, unsubscribe: string): string => {
  const language = languageOf(to.language, tenant)
  return fillTemplate(body, { ...valuesFor(tenant, to, event, language.locale), 'link.unsubscribe_sms': unsubscribe }, language)
}

async function counted(context: Context, draft: SmsDraft) {
  const event = await eventOf(context, draft.audience.event)
  const fields = [...fieldsOf(mergeOf(event !== undefined)), 'link.unsubscribe_sms']
  const { stop_number, unit_price } = await checkSmsText(context, draft, fields)
  const everybody = await chosenBy(context, draft)
  const reached = everybody.filter(({ excluded }) => excluded === null)
  const example = `${context.services.publicUrl()}/${context.tenant.name}/unsubscribesms/${'x'.repeat(24)}`
  const textFor = (to: Recipient): string => {
    const text = bodyFor(context, draft, to, event, example)
    return draft.kind === 'commercial' ? withStop(text, stop_number) : text
  }
  const segments = reached.reduce((sum, to) => sum + segmentsOf(textFor(to)).count, 0)
  return { event, everybody, reached, segments, cents: centsFor(segments, unit_price), textFor }
}

export const countSmsRecipients: Verb<typeof smsCampaignContract.smsRecipients> = async (context, { body }) => {
  authorizeSmsWriting(context)
  const { everybody, reached, segments, cents, textFor } = await counted(context, body)
  const [first] = reached
  return {
    count: reached.length,
    excluded: excludedAmong(everybody),
    segments,
    cents,
    first: first ? { name: nameOf(first), text: textFor(first) } : null,
  }
}

/** Writes a text message to everybody it is for. @throws 404 where text messages are off, 403, 409 when nobody would get it */
export async function startSms(context: Context, draft: SmsDraft): Promise<{ count: number; excluded: number; segments: number }> {
  authorizeSmsWriting(context)
  const { event, everybody, reached, segments } = await counted(context, draft)
  if (reached.length === 0) refuse(campaignErrors.nobody)
  const occurrence = `sending ${randomUUID()}`
  await writeSms(
    context,
    reached.map((to) => ({
      moment: null,
      occurrence,
      user_id: to.user_id,
      number: to.number,
      kind: draft.kind,
      body: ({ unsubscribe }) => bodyFor(context, draft, to, event, unsubscribe),
    })),
  )
  await trace(context, { action: 'send_sms', info: String(reached.length) })
  return { count: reached.length, excluded: everybody.length - reached.length, segments }
}

export const sendSms: Verb<typeof smsCampaignContract.sendSms> = async (context, { body }) => {
  const { count, segments } = await startSms(context, body)
  return { count, segments }
}
