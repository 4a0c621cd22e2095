import { path } from '../kernel/path.ts'

export const adminSettings = path('/admin/settings')
export const adminTenants = path('/admin/tenants')
export const adminTenant = path('/admin/tenant/:id')
/** Where the header's settings link leads the referent of a tenant. */
export const vendorSheet = path('/kxo/url/company/:unique')
