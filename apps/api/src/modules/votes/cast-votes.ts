import { createHash } from 'node:crypto'
import { refuse } from '@kxo/domain/kernel/errors'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { voteChoice } from '@kxo/domain/votes/choice'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { getAssembly } from './assembly-of.ts'
import { authorizeVote } from './prove-voter.ts'

type Ballot = { number: string; registration_id: number | null; choice: number; weight: number }

/** The number of a ballot, from the key of whoever casts it, which is not kept: the same act gives the same number. */
const numberOf = (key: string, registration: number, at: number): string =>
  codeFrom(createHash('sha256').update(`${key} ${registration} ${at}`).digest())

/**
 * Uses rights, once each whatever is sent: the database refuses a second vote. A secret ballot names nobody and is worth one voice.
 * Sent again with the same key, it answers the same numbers. @throws 403, 404, 409
 */
export const castVotes: Verb<typeof votesContract.vote> = async (context, { params, body }) => {
  const { db, actor } = context
  const resolution = found(
    await db
      .selectFrom('resolutions')
      .select(['id', 'event_id', 'title', 'status', 'is_secret'])
      .where('id', '=', params.id)
      .executeTakeFirst(),
  )
  await getAssembly(context, resolution.event_id)
  await authorizeVote(context, resolution.event_id)
  const rightIds = [...new Set(body.rights)]
  const rights = await db
    .selectFrom('vote_roll')
    .innerJoin('registrations', (join) =>
      join.onRef('registrations.tenant_id', '=', 'vote_roll.tenant_id').onRef('registrations.id', '=', 'vote_roll.voter_id'),
    )
    .select(['vote_roll.registration_id', 'vote_roll.weight'])
    .where('vote_roll.resolution_id', '=', resolution.id)
    .where('vote_roll.registration_id', 'in', rightIds)
    .where('registrations.user_id', '=', actor.user_id)
    .orderBy('vote_roll.registration_id')
    .execute()
  if (rights.length !== rightIds.length) refuse(votesErrors.notOnRoll)
  const choice = voteChoice.codeOf(body.choice)
  const ballots = rights.flatMap(({ registration_id, weight }): Ballot[] =>
    resolution.is_secret
      ? Array.from({ length: weight }, (_, at) => ({
          number: numberOf(body.key, registration_id, at),
          registration_id: null,
          choice,
          weight: 1,
        }))
      : [{ number: numberOf(body.key, registration_id, 0), registration_id, choice, weight }],
  )
  const numbers = ballots.map(({ number }) => number)
  const isSentAgain = async (): Promise<boolean> => {
    const stored = await db
      .selectFrom('ballots')
      .select('number')
      .where('resolution_id', '=', resolution.id)
      .where('number', 'in', numbers)
      .where('choice', '=', choice)
      .execute()
    return stored.length === numbers.length
  }
  if (resolution.status !== resolutionStatus.codeOf('open')) return (await isSentAgain()) ? { numbers } : refuse(votesErrors.voteNotOpen)
  const used = await db
    .insertInto('votes_cast')
    .values(rights.map(({ registration_id }) => ({ resolution_id: resolution.id, registration_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('registration_id')
    .execute()
  if (used.length < rights.length) return (await isSentAgain()) ? { numbers } : refuse(votesErrors.alreadyVoted)
  await db
    .insertInto('ballots')
    .values(ballots.map((ballot) => ({ ...ballot, resolution_id: resolution.id })))
    .execute()
  // The rights used, never what they said.
  await trace(context, {
    action: 'vote_cast',
    event_id: resolution.event_id,
    info: resolution.title,
    change: { registrations: rights.map(({ registration_id }) => registration_id) },
  })
  return { numbers }
}
