import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Selectable, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { DB } from '../../platform/database-types.ts'
import { filtered } from '../../platform/listing.ts'
import type { Verb } from '../../platform/serve.ts'
import { recordColumns } from '../fields/index.ts'
import { traceAll } from '../traces/index.ts'
import { companiesOf, companiesPlan } from './list.ts'
import { checkManager, checkRegion } from './written-fields.ts'

type Asked = Input<typeof companiesContract.changeMany>['body']

/** Columns that many companies may be given at once. */
export const givenToMany = [
  'manager_id',
  'region_id',
  'is_region_manual',
  'is_adherent',
  'is_prospect',
  'is_recruiter',
  'is_school',
  'is_funder',
] as const
type GivenToMany = { [name in (typeof givenToMany)[number]]?: Selectable<DB['companies']>[name] | undefined }

/** Companies changed by one request, at most. */
const most = 5000

/** Gives many companies a flag, a manager or a region at once; those put aside are left, and told. */
export const changeMany: Verb<typeof companiesContract.changeMany> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { language } = context
  const { manager, region, ...flags } = body.set
  if (manager) await checkManager(context, manager)
  if (region) await checkRegion(context, region)
  const set = {
    ...flags,
    ...(manager !== undefined && { manager_id: manager }),
    // Chosen here, it no longer follows the postal code (ID-20).
    ...(region !== undefined && { region_id: region, is_region_manual: true }),
  }
  if (Object.values(set).every((value) => value === undefined)) refuse(kernelErrors.invalid, {}, [{ field: 'set', message: 'required' }])
  const rows = await chosenRows(context, body)
  const changed = await write(
    context,
    rows.filter(({ archived_at }) => archived_at === null).map(({ id }) => id),
    set,
  )
  return {
    changed,
    act: context.request.id,
    skipped: rows
      .filter(({ archived_at }) => archived_at !== null)
      .map(({ id, name }) => ({ id, name, reason: language.say(companyWords.isArchived) })),
  }
}

/** Writes the same values on companies, each with its trace of what was there; those that hold them already stay as they are. */
async function write(context: Context, ids: readonly number[], set: GivenToMany): Promise<number> {
  if (ids.length === 0) return 0
  const { db } = context
  const names = givenToMany.filter((name) => set[name] !== undefined)
  const before = await db
    .selectFrom('companies')
    .select(['id', ...names])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const changing = before.filter((row) => names.some((name) => row[name] !== set[name]))
  if (changing.length === 0) return 0
  await db
    .updateTable('companies')
    .set({ ...set, version: sql`version + 1` })
    .where(
      'id',
      'in',
      changing.map(({ id }) => id),
    )
    .execute()
  await traceAll(
    context,
    changing.map((row) => ({
      action: 'update_company',
      subject: 'company',
      subject_id: row.id,
      change: Object.fromEntries(names.map((name) => [name, [row[name], set[name]]])),
    })),
  )
  return changing.length
}

/** The companies chosen one by one, held, or all those the list finds. @throws 422 beyond the most */
export async function chosenRows(context: Context, { ids, found }: Pick<Asked, 'ids' | 'found'>) {
  const { db, now } = context
  if (ids === undefined && found === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  if (ids !== undefined)
    return ids.length === 0
      ? []
      : db.selectFrom('companies').select(['id', 'name', 'archived_at']).where('id', 'in', ids).orderBy('id').forUpdate().execute()
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
