import { forgetAfterADay } from '../../platform/http/throttle.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { endTenant, tenantsToEnd } from './ending/end-tenant.ts'
import { endedTenants, purgeEnded } from './ending/purge-ended.ts'
import { erasePerson, forgetEachNight } from './erasure/erase-person.ts'
import { buildExport } from './exports/build-export.ts'
import {
  applyRetentionJob,
  endTenantsJob,
  erasePersonJob,
  exportPersonJob,
  forgetAfterADayJob,
  forgetEachNightJob,
  purgeEndedJob,
} from './jobs.ts'
import { applyRetention } from './retention/apply-retention.ts'

export { privacyRoutes } from './routes.ts'

export const privacyJobs: JobHandler[] = [
  { job: exportPersonJob, run: buildExport },
  { job: erasePersonJob, run: erasePerson },
  { job: forgetEachNightJob, run: forgetEachNight },
  { job: applyRetentionJob, run: applyRetention, opensItself: true },
  { job: forgetAfterADayJob, runAcross: (db, now) => forgetAfterADay({ db, now }) },
  { job: endTenantsJob, run: endTenant, opensItself: true, concerned: tenantsToEnd, isForSuspended: true },
  { job: purgeEndedJob, run: purgeEnded, opensItself: true, concerned: endedTenants, isForSuspended: true },
]
