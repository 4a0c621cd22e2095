import { path } from '../kernel/path.ts'

export const adminImport = path('/admin/import')
/** One import: the stepper takes its number in the query, so that the address can be sent. */
export const importAddress = (id: number): string => `${adminImport()}?id=${id}`
