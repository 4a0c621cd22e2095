import { maskedMail } from '@kxo/domain/identity/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { may } from '@kxo/domain/votes/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser, mailCode, proveCode, recipientOf, type UserRow } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { followAssembly } from './assembly-of.ts'

const proofOf = ({ id, mail }: UserRow) => ({ mail, purpose: 'vote', user_id: id }) as const

/** Whether the session proved by a code that it is the voter’s own, at this assembly. */
async function isProved({ db, actor }: Pick<Context, 'db' | 'actor'>, event_id: number): Promise<boolean> {
  if (actor.session_id === null) return false
  const proof = await db
    .selectFrom('vote_proofs')
    .select('event_id')
    .where('session_id', '=', actor.session_id)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
  return proof !== undefined
}

/** Only the person votes: signed in, or behind a personal link once a code proved their address. @throws 403 */
export async function authorizeVote(context: Pick<Context, 'db' | 'actor'>, event_id: number): Promise<void> {
  const { actor } = context
  const is_proved = actor.session === 'link' && (await isProved(context, event_id))
  if (actor.session === 'link' && !is_proved) refuse(votesErrors.codeNeeded)
  authorize(may.vote(actor, { is_proved }))
}

/** Where the code that a voter still has to prove is sent, masked; null for whoever is signed in, or proved it. */
export async function codeAddress(context: Pick<Context, 'db' | 'actor'>, event_id: number): Promise<string | null> {
  const { db, actor } = context
  if (actor.session !== 'link' || (await isProved(context, event_id))) return null
  return maskedMail(found(await findUser(db, actor.user_id ?? 0)).mail)
}

/** The person behind a personal link, expected at the assembly. @throws 403, 404 */
async function linkedVoter(context: Context, event_id: number): Promise<UserRow> {
  const { db, actor } = context
  const { own } = await followAssembly(context, event_id)
  authorize(actor.session === 'link' && actor.acting_admin_id === null && own !== undefined)
  return found(await findUser(db, actor.user_id ?? 0))
}

/** To the address on file, whoever holds the link. @throws 403, 404, 429 */
export const sendVoteCode: Verb<typeof votesContract.sendVoteCode> = async (context, { params }) => {
  const user = await linkedVoter(context, params.id)
  await mailCode(context, proofOf(user), recipientOf(user))
  return { done: true as const }
}

/** @throws 403, 404, 422 for a wrong code */
export const proveVoter: Verb<typeof votesContract.proveVoter> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const user = await linkedVoter(context, params.id)
  await proveCode(context, proofOf(user), body.code)
  await db
    .insertInto('vote_proofs')
    .values({ session_id: found(actor.session_id), event_id: params.id, proved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trace(context, { action: 'prove_voter', event_id: params.id, user_id: user.id })
  return { done: true as const }
}
