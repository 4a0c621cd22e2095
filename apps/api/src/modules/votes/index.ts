import { votesErrors } from '@kxo/domain/votes/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { tellVoters } from './jobs.ts'
import { writeToVoters } from './tell-voters.ts'

export { votesRoutes } from './routes.ts'

/** What the guards of votes mean to people. */
export const votesRefusals: DatabaseRefusals = {
  KX020: votesErrors.voteNotOpen,
  KX021: votesErrors.voteSettled,
  one_open_resolution: votesErrors.otherVoteOpen,
}

export const votesJobs: JobHandler[] = [{ job: tellVoters, run: writeToVoters }]
