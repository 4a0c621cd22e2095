import type { JobHandler } from '../../platform/work/job-handler.ts'
import { tellPeople } from './collective/tell-group.ts'
import { writeBatch } from './inviting/write-to-registered.ts'
import { expireHoldsEachMinute, offerWaitingPlaces, tellGroup, writeToBatch } from './jobs.ts'
import { expireHoldsOf, tenantsWithHoldsOver } from './registering/expire-holds.ts'
import { serveWaitingLists, tenantsWithServableWaits } from './waiting/serve-all.ts'

/** What the worker does for registrations. */
export const registrationJobs: JobHandler[] = [
  { job: expireHoldsEachMinute, run: expireHoldsOf, concerned: tenantsWithHoldsOver },
  { job: offerWaitingPlaces, run: serveWaitingLists, concerned: tenantsWithServableWaits },
  { job: writeToBatch, run: writeBatch },
  { job: tellGroup, run: tellPeople },
]
