import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { resolutionStatus } from '@kxo/domain/votes/status'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { tellVoters } from './jobs.ts'
import { lockResolution } from './run-resolutions.ts'
import { sealedContent, sealOf } from './seal-result.ts'

/**
 * Secret ballots are written anew, in the order of their numbers: neither where they lie nor which transaction wrote them says any more
 * who cast them.
 */
async function shuffle({ db }: Pick<Context, 'db'>, resolution_id: number): Promise<void> {
  const ballots = await db
    .deleteFrom('ballots')
    .where('resolution_id', '=', resolution_id)
    .returning(['number', 'choice', 'weight'])
    .execute()
  const mixed = ballots.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  for (let at = 0; at < mixed.length; at += 1000)
    await db
      .insertInto('ballots')
      .values(mixed.slice(at, at + 1000).map((ballot) => ({ ...ballot, resolution_id })))
      .execute()
}

/** Waits for the votes being cast, counts and seals; nothing changes afterwards. @throws 409 unless it is open */
export const closeResolution: Verb<typeof votesContract.closeResolution> = async (context, { params }) => {
  const { db, now } = context
  const { id, event_id, title, status, is_secret } = await lockResolution(context, params.id)
  if (status !== resolutionStatus.codeOf('open')) refuse(votesErrors.voteNotOpen)
  if (is_secret) await shuffle(context, id)
  const seal = sealOf(await sealedContent(db, id))
  await db
    .updateTable('resolutions')
    .set({ status: resolutionStatus.codeOf('closed'), closed_at: now, seal })
    .where('id', '=', id)
    .execute()
  await trace(context, { action: 'vote_closed', event_id, info: title, change: { seal } })
  const left = await db
    .selectFrom('resolutions')
    .select('id')
    .where('event_id', '=', event_id)
    .where('status', '<>', resolutionStatus.codeOf('closed'))
    .executeTakeFirst()
  if (!left) await context.enqueue(tellVoters, { resolution_id: id, moment: 'vote_result' })
  return { done: true as const }
}
