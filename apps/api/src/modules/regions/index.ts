import { regionsErrors } from '@kxo/domain/regions/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { recomputeRegionsJob } from './jobs.ts'
import { recomputeRegions } from './recompute.ts'

export { countEventsByRegion, isInRegion } from './events-of-region.ts'
export { departmentAt, departmentField, inDepartment, isInFrance } from './in-department.ts'
export { addFrenchRegions } from './load-french.ts'
export { allRegions } from './queries.ts'
export { regionFor } from './region-for.ts'
export { regionsRoutes } from './routes.ts'
export { storedPostalCode } from './stored-postal-code.ts'

export const regionsJobs: JobHandler[] = [{ job: recomputeRegionsJob, run: recomputeRegions, opensItself: true }]
export const regionRefusals: DatabaseRefusals = { regions_name: regionsErrors.nameTaken, regions_abroad: regionsErrors.abroadTaken }
