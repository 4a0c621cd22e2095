import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { traceAll } from '../../traces/index.ts'
import { type BulkColumns, bulkColumnsOf, chosenRows, currentValues, isChanging, namesOf } from './bulk-update.ts'

/** Gives many companies a flag, a manager or a region at once; those put aside are left, and told. */
export const changeMany: Verb<typeof companiesContract.changeMany> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { language } = context
  const set = await bulkColumnsOf(context, body.set)
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
async function write(context: Context, ids: readonly number[], set: BulkColumns): Promise<number> {
  if (ids.length === 0) return 0
  const { db } = context
  const names = namesOf(set)
  const changing = (await currentValues(db, ids, names).forUpdate().execute()).filter((row) => isChanging(row, set))
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
      subject_id: row.id,
      change: Object.fromEntries(names.map((name) => [name, [row[name], set[name]]])),
    })),
  )
  return changing.length
}
