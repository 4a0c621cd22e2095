import { maskedNumber } from '@kxo/domain/mailing/sms/masked-number'
import type { SmsPreferences, smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { maskedAddress } from '@kxo/domain/mailing/suppression'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { recordConsent } from '../../traces/index.ts'
import { suppress, suppressionsOf } from '../leaving/suppress.ts'
import { smsSettingsOf } from './sms-settings.ts'
import { smsOptOuts } from './write-sms.ts'

/** The message a link was in. @throws 404 for a link of nobody's */
const messageBehind = async ({ db }: Context, token: string) =>
  found(await db.selectFrom('sms').select(['number', 'user_id']).where('token', '=', token).executeTakeFirst())

/** What the holder of a link still receives. @throws 404 */
export async function smsPreferencesOf(context: Context, token: string): Promise<SmsPreferences> {
  const { number, user_id } = await messageBehind(context, token)
  const left = await smsOptOuts(context.db, [number])
  const { stop_number } = await smsSettingsOf(context.db)
  const holder = await reachedByMail(context, user_id)
  return { number: maskedNumber(number), is_out: left.has(number), stop_number, mail: holder && maskedAddress(holder.mail) }
}

/** The person a message was written to, while mails may still make the tenant known to them. */
async function reachedByMail({ db }: Context, user_id: number | null): Promise<{ id: number; mail: string } | null> {
  const person = user_id === null ? undefined : await findUser(db, user_id)
  if (!person) return null
  const left = (await suppressionsOf(db, [person.mail])).get(person.mail) ?? []
  return left.some(({ cause, topic }) => cause === 'opt_out' && topic === null) ? null : person
}

/** Whoever left text messages leaves mails too, at once, as their own link would; asked again, changes nothing. @throws 404 */
export async function leaveMails(context: Context, token: string): Promise<void> {
  const { user_id } = await messageBehind(context, token)
  const person = await reachedByMail(context, user_id)
  if (!person) return
  await suppress(context.db, { address: person.mail, user_id: person.id, cause: 'opt_out' })
  await recordConsent(context, { user_id: person.id, channel: 'mail', is_given: false, source: 'unsubscribe' })
}

/** Takes effect at once, on the number of the message and for commercial ones alone; asked again, changes nothing (PRV-13). @throws 404 */
export async function answerSms(context: Context, token: string, isOut: boolean): Promise<void> {
  const { number, user_id } = await messageBehind(context, token)
  const isLeft = (await smsOptOuts(context.db, [number])).has(number)
  if (isLeft === isOut) return
  if (isOut) await stopNumber(context, number)
  else await context.db.deleteFrom('sms_opt_outs').where('number_hash', '=', sql<string>`address_hash(${number})`).execute()
  if (user_id !== null) await recordConsent(context, { user_id, channel: 'sms', is_given: !isOut, source: 'unsubscribe' })
}

/** No commercial message leaves for a number any more, those that wait included. */
async function stopNumber({ db }: Pick<Context, 'db'>, number: string): Promise<void> {
  await db
    .insertInto('sms_opt_outs')
    .values({ number_hash: sql<string>`address_hash(${number})` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('sms')
    .set({ status: mailStatus.codeOf('rejected'), reason: 'unsubscribed' })
    .where('number', '=', number)
    .where('kind', '=', 'commercial')
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('claimed_at', 'is', null)
    .execute()
}

/** Somebody answered STOP to one of the tenant's messages: it holds for their number, and for whom it was written to (PRV-13). */
export async function stopByAnswer(context: Context, { number }: { number: string }): Promise<void> {
  if ((await smsOptOuts(context.db, [number])).has(number)) return
  await stopNumber(context, number)
  const people = await context.db
    .selectFrom('sms')
    .select('user_id')
    .distinct()
    .where('number', '=', number)
    .where('user_id', 'is not', null)
    .execute()
  for (const { user_id } of people)
    if (user_id !== null) await recordConsent(context, { user_id, channel: 'sms', is_given: false, source: 'unsubscribe' })
}

export const readSmsPreferences: Verb<typeof smsContract.smsPreferences> = (context, { params }) => smsPreferencesOf(context, params.token)

export const leaveSms: Verb<typeof smsContract.leaveSms> = async (context, { params, body }) => {
  await answerSms(context, params.token, !body.undo)
  return smsPreferencesOf(context, params.token)
}
