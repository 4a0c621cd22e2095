import type { JobHandler } from '../../platform/work/job-handler.ts'
import { tellPeople } from './collective/tell-group.ts'
import { lateAnswersJob } from './deciding/late-answers.ts'
import { writeBatch } from './inviting/write-to-registered.ts'
import { expireHoldsEachMinute, offerWaitingPlaces, tellGroup, tellOrganisersEachMinute, writeToBatch } from './jobs.ts'
import { tellOrganisers, tenantsWithNews } from './news/tell-organisers.ts'
import { unprovidedJob } from './papers/paper-deadlines.ts'
import { expireHoldsOf, tenantsWithHoldsOver } from './registering/expire-holds.ts'
import { serveWaitingLists, tenantsWithServableWaits } from './waiting/serve-all.ts'

/** What the worker does for registrations. */
export const registrationJobs: JobHandler[] = [
  { job: expireHoldsEachMinute, run: expireHoldsOf, concerned: tenantsWithHoldsOver },
  { job: offerWaitingPlaces, run: serveWaitingLists, concerned: tenantsWithServableWaits },
  { job: writeToBatch, run: writeBatch },
  { job: tellOrganisersEachMinute, run: tellOrganisers, concerned: tenantsWithNews },
  { job: tellGroup, run: tellPeople },
  unprovidedJob,
  lateAnswersJob,
]
