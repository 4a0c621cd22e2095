import { path } from '../kernel/path.ts'

export const adminImport = path('/admin/import')
/** What a referent brings in for their team. */
export const teamImport = path('/import')
/** One import: the stepper takes its number in the query, so that the address can be sent. */
export const importAddress = (id: number, isAdmin: boolean): string => `${isAdmin ? adminImport() : teamImport()}?id=${id}`
