import { path } from '../kernel/path.ts'

/** The tenant's companies. */
export const adminCompanies = path('/admin/companies')
