import type { JobHandler } from '../../platform/work/job-handler.ts'
import { exportTenant } from './ending/export-tenant.ts'
import { suspendAnnounced, tenantsToSuspend } from './ending/suspend-announced.ts'
import { exportTenantJob, suspendAnnouncedJob } from './jobs.ts'

export { forgetTenantExports } from './ending/ask-export.ts'
export { fullAdministrators, ownAdministrators } from './full-administrators.ts'
export { leftOf, refuseBeyond, tellAdministrators, tellLimit, usageOf } from './limits/limits.ts'
export { pageAddress } from './page-address.ts'
export { presentClient } from './present.ts'
export { tenantsRoutes } from './routes.ts'
export { paramsOf, readTenant, settingsOf, usualSender } from './settings/settings.ts'
export { endingRoutes, settingsRoutes, tenantSheetsRoutes, vendorRoutes } from './settings/settings-routes.ts'
export { tellPages } from './vendor/change-tenant.ts'
export { anyTenant, everywhere, inTenant } from './visit.ts'

export const tenantsJobs: JobHandler[] = [
  { job: exportTenantJob, run: exportTenant, opensItself: true },
  { job: suspendAnnouncedJob, run: suspendAnnounced, concerned: tenantsToSuspend },
]
