import { maskedAddress } from '@kxo/domain/mailing/suppression'
import { type MailTopic, mailTopics } from '@kxo/domain/mailing/topic'
import type { MailPreferences, unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { recordConsent } from '../../traces/index.ts'
import { lift, suppress, suppressionsOf } from './suppress.ts'

/** The mail a link was in. @throws 404 for a link of nobody's */
const mailBehind = async ({ db }: Context, token: string) =>
  found(await db.selectFrom('mails').select(['recipient', 'user_id']).where('unsubscribe_token', '=', token).executeTakeFirst())
type Addressee = Awaited<ReturnType<typeof mailBehind>>

async function preferencesOf({ db }: Context, { recipient }: Addressee): Promise<MailPreferences> {
  const left = ((await suppressionsOf(db, [recipient])).get(recipient) ?? []).filter(({ cause }) => cause === 'opt_out')
  const isOff = (topic: MailTopic): boolean => left.some((one) => one.topic === null || one.topic === topic)
  return { address: maskedAddress(recipient), topics: mailTopics.map((topic) => ({ topic, is_on: !isOff(topic) })) }
}

export const readPreferences: Verb<typeof unsubscribeContract.preferences> = async (context, { params }) =>
  preferencesOf(context, await mailBehind(context, params.token))

/** The person's answer about news by mail follows, when they are known (PRV-03). */
async function answer(context: Context, { user_id }: Addressee, is_given: boolean): Promise<void> {
  if (user_id !== null) await recordConsent(context, { user_id, channel: 'mail', is_given, source: 'unsubscribe' })
}

/** The sending it was part of counts who it made leave. */
const noteAnswer = ({ db }: Context, token: string, unsubscribed_at: Date | null) =>
  db.updateTable('mails').set({ unsubscribed_at }).where('unsubscribe_token', '=', token).execute()

/** Takes effect at once, whatever waits in the queue; asked again, changes nothing (PRV-10, PRV-12). */
export const leave: Verb<typeof unsubscribeContract.leave> = async (context, { params, body }) => {
  const addressee = await mailBehind(context, params.token)
  const address = addressee.recipient
  const { topics = [...mailTopics], reason = '' } = body
  const opting = { address, user_id: addressee.user_id, cause: 'opt_out' as const, detail: reason }
  await noteAnswer(context, params.token, context.now)
  const before = (await preferencesOf(context, addressee)).topics.filter(({ is_on }) => is_on).map(({ topic }) => topic)
  if (topics.length === mailTopics.length) {
    if (await suppress(context.db, { ...opting, topic: null })) await answer(context, addressee, false)
    return preferencesOf(context, addressee)
  }
  // Some are wanted again: what held all of them is lifted, each of the others is named.
  await lift(context.db, { address, cause: 'opt_out', by: null, reason: 'preferences' })
  for (const topic of topics) await suppress(context.db, { ...opting, topic })
  if (before.length === 0) await answer(context, addressee, true)
  return preferencesOf(context, addressee)
}

export const comeBack: Verb<typeof unsubscribeContract.comeBack> = async (context, { params }) => {
  const addressee = await mailBehind(context, params.token)
  await noteAnswer(context, params.token, null)
  const isBack = await lift(context.db, { address: addressee.recipient, cause: 'opt_out', by: null, reason: 'undo' })
  if (isBack) await answer(context, addressee, true)
  return preferencesOf(context, addressee)
}
