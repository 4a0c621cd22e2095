import type { JobHandler } from '../../platform/job-handler.ts'
import { forgetAfterADay } from '../../platform/throttle.ts'
import { applyRetention } from './apply-retention.ts'
import { buildExport } from './build-export.ts'
import { carryOutErasure, forgetEachNight } from './erase-person.ts'
import { endTenant, tenantsToEnd } from './end-tenant.ts'
import {
  applyRetentionJob,
  endTenantsJob,
  erasePersonJob,
  exportPersonJob,
  forgetAfterADayJob,
  forgetEachNightJob,
  purgeEndedJob,
} from './jobs.ts'
import { endedTenants, purgeEnded } from './purge-ended.ts'

export { privacyRoutes } from './routes.ts'

export const privacyJobs: JobHandler[] = [
  { job: exportPersonJob, run: buildExport },
  { job: erasePersonJob, run: carryOutErasure },
  { job: forgetEachNightJob, run: forgetEachNight },
  { job: applyRetentionJob, run: applyRetention, opensItself: true },
  { job: forgetAfterADayJob, runAcross: (db, now) => forgetAfterADay({ db, now }) },
  { job: endTenantsJob, run: endTenant, opensItself: true, concerned: tenantsToEnd, isForSuspended: true },
  { job: purgeEndedJob, run: purgeEnded, opensItself: true, concerned: endedTenants, isForSuspended: true },
]
