import { path } from '../kernel/path.ts'

/** The tenant's companies. */
export const adminCompanies = path('/admin/companies')
/** Everything about one company. */
export const adminCompany = path('/admin/company/:id')
/** A person's own company. */
export const ownCompany = path('/company')
