import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { quorumOf, rollOf, voicesOf } from '@kxo/domain/votes/rules'
import { resolutionStatus } from '@kxo/domain/votes/status'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { getAssembly, isVoting, rightsOf } from './assembly-of.ts'
import { tellVoters } from './jobs.ts'
import { lockResolution } from './run-resolutions.ts'

/** Draws the roll from who is present or represented, and lets them vote. @throws 409 without the quorum, or while another is open */
export const openResolution: Verb<typeof votesContract.openResolution> = async (context, { params }) => {
  const { db, now } = context
  const resolution = await lockResolution(context, params.id)
  const { id, event_id, title } = resolution
  if (resolution.status !== resolutionStatus.codeOf('upcoming')) refuse(votesErrors.voteSettled)
  if (await isVoting(context, event_id)) refuse(votesErrors.otherVoteOpen)
  const { quorum_rate } = await getAssembly(context, event_id)
  const rights = await rightsOf(db, event_id)
  const roll = rollOf(rights)
  const [total_voices, present_voices] = [voicesOf(rights), voicesOf(roll)]
  const quorum_voices = quorumOf(total_voices, quorum_rate)
  if (present_voices === 0 || present_voices < quorum_voices)
    refuse(votesErrors.quorumMissing, { present: present_voices, needed: Math.max(quorum_voices, 1) })
  await db
    .insertInto('vote_roll')
    .values(roll.map(({ registration_id, voter_id, weight }) => ({ resolution_id: id, registration_id, voter_id, weight })))
    .execute()
  await db
    .updateTable('resolutions')
    .set({ status: resolutionStatus.codeOf('open'), opened_at: now, total_voices, present_voices, quorum_voices })
    .where('id', '=', id)
    .execute()
  await trace(context, { action: 'vote_opened', event_id, info: title, change: { total_voices, present_voices, quorum_voices } })
  await context.enqueue(tellVoters, { resolution_id: id, moment: 'open_vote' })
  return { done: true as const }
}
