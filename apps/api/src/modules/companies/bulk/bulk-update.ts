import type { BulkChange, companiesContract } from '@kxo/domain/companies/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { DB } from '../../../platform/database-types.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { recordColumns } from '../../fields/index.ts'
import { companiesOf, companiesPlan } from '../list.ts'
import { checkManager, checkRegion } from '../writing/written-fields.ts'

type BulkBody = Input<typeof companiesContract.changeMany>['body']

/** Columns that many companies may be given at once. */
export const bulkColumns = [
  'manager_id',
  'region_id',
  'is_region_manual',
  'is_adherent',
  'is_prospect',
  'is_recruiter',
  'is_school',
  'is_funder',
] as const
export type BulkColumns = { [name in (typeof bulkColumns)[number]]?: Selectable<DB['companies']>[name] | undefined }

/** What is written of what is given, once it is certain that it names something. @throws 422 */
export async function bulkColumnsOf(context: Context, { manager, region, ...flags }: BulkChange): Promise<BulkColumns> {
  if (manager) await checkManager(context, manager)
  if (region) await checkRegion(context, region)
  const set = {
    ...flags,
    ...(manager !== undefined && { manager_id: manager }),
    // Chosen here, it no longer follows the postal code (ID-20).
    ...(region !== undefined && { region_id: region, is_region_manual: true }),
  }
  if (namesOf(set).length === 0) refuse(kernelErrors.invalid, {}, [{ field: 'set', message: 'required' }])
  return set
}

export const namesOf = (set: BulkColumns) => bulkColumns.filter((name) => set[name] !== undefined)

/** What companies hold of the columns given. */
export const currentValues = (db: Queries, ids: readonly number[], names: readonly (typeof bulkColumns)[number][]) =>
  db
    .selectFrom('companies')
    .select(['id', ...names])
    .where('id', 'in', [...ids])
    .orderBy('id')

/** Those that hold all of it already stay as they are. */
export const isChanging = (row: BulkColumns, set: BulkColumns): boolean => namesOf(set).some((name) => row[name] !== set[name])

/** Companies changed by one request, at most. */
const most = 5000

/** The companies chosen one by one, locked unless they are only looked at, or all those the list finds. @throws 422 beyond the most */
export async function chosenRows(context: Context, { ids, found }: Pick<BulkBody, 'ids' | 'found'>, { isPreview = false } = {}) {
  const { db, now } = context
  if (ids === undefined && found === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  if (ids !== undefined) {
    if (ids.length === 0) return []
    const named = db.selectFrom('companies').select(['id', 'name', 'archived_at']).where('id', 'in', ids).orderBy('id')
    return (isPreview ? named : named.forUpdate()).execute()
  }
  const rows = await filtered(companiesOf({ kind: found?.kind, now })(db), companiesPlan(await recordColumns(context, 'Company')), {
    q: found?.q,
    filters: found?.filters,
  })
    .clearSelect()
    .select(['companies.id', 'companies.name', 'companies.archived_at'])
    .orderBy('companies.id')
    .limit(most + 1)
    .execute()
  if (rows.length > most) refuse(kernelErrors.invalid, {}, [{ field: 'found', message: 'tooMany', values: { max: most } }])
  return rows
}
