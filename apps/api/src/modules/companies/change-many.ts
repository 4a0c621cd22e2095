import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import { filtered } from '../../platform/listing.ts'
import type { Verb } from '../../platform/serve.ts'
import { recordColumns } from '../fields/index.ts'
import { traceAll } from '../traces/index.ts'
import { companiesOf, companiesPlan } from './list.ts'
import { checkManager, checkRegion } from './written-fields.ts'

type Asked = Input<typeof companiesContract.changeMany>['body']

/** Companies changed by one request, at most. */
const most = 5000

/** Gives many companies a flag, a manager or a region at once; those put aside are left, and told. */
export const changeMany: Verb<typeof companiesContract.changeMany> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { db, language } = context
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
  const kept = rows.filter(({ archived_at }) => archived_at === null)
  if (kept.length > 0)
    await db
      .updateTable('companies')
      .set({ ...set, version: sql`version + 1` })
      .where(
        'id',
        'in',
        kept.map(({ id }) => id),
      )
      .execute()
  await traceAll(
    context,
    kept.map(({ id }) => ({ action: 'update_company', subject: 'company', subject_id: id, change: set })),
  )
  return {
    changed: kept.length,
    skipped: rows
      .filter(({ archived_at }) => archived_at !== null)
      .map(({ id, name }) => ({ id, name, reason: language.say(companyWords.isArchived) })),
  }
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
