import { path } from '../kernel/path.ts'

/** Every field of the records, kind by kind. */
export const adminCustomFields = path('/admin/custom-fields')
export const adminCustomFieldNew = path('/admin/custom-fields/new/:morph')
export const adminCustomField = path('/admin/custom-fields/:id')
/** Tabs the tenant adds to its records. */
export const adminTabs = path('/admin/onglets')
