import type { JobHandler } from '../../platform/job-handler.ts'
import { exportTenant } from './export-tenant.ts'
import { exportTenantJob, suspendAnnouncedJob } from './jobs.ts'
import { suspendAnnounced, tenantsToSuspend } from './suspend-announced.ts'

export { forgetTenantExports } from './ask-export.ts'
export { tellPages } from './change-tenant.ts'
export { fullAdministrators } from './full-administrators.ts'
export { refuseBeyond, tellLimit } from './limits.ts'
export { presentClient } from './present.ts'
export { tenantsRoutes } from './routes.ts'
export { paramsOf, readTenant, settingsOf } from './settings.ts'
export { endingRoutes, settingsRoutes, tenantSheetsRoutes, vendorRoutes } from './settings-routes.ts'
export { anyTenant, everywhere, inTenant } from './visit.ts'

export const tenantsJobs: JobHandler[] = [
  { job: exportTenantJob, run: exportTenant, opensItself: true },
  { job: suspendAnnouncedJob, run: suspendAnnounced, concerned: tenantsToSuspend },
]
