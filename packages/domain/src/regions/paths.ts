import { path } from '../kernel/path.ts'

/** Territories of the tenant. */
export const adminRegions = path('/admin/regions')
/** One of them; `new` creates one. */
export const adminRegion = path('/admin/region/:id')
export const newRegion = 'new'
