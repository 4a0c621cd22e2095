import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type BulkColumns, bulkColumnsOf, chosenRows, currentValues, isChanging, namesOf } from './bulk-update.ts'

type Named = { id: number; name: string }

/** What a change of many companies would do, from the same rule that does it. */
export const previewBulk: Verb<typeof companiesContract.previewBulk> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const set = await bulkColumnsOf(context, body.set)
  const rows = await chosenRows(context, body, { isPreview: true })
  const open = rows.filter(({ archived_at }) => archived_at === null)
  const ids = open.map(({ id }) => id)
  const current = new Map((ids.length > 0 ? await currentValues(context.db, ids, namesOf(set)).execute() : []).map((row) => [row.id, row]))
  const changes = ({ id }: Named) => isChanging(current.get(id) ?? {}, set)
  const changing = open.filter(changes)
  const left = (reason: Sentence, among: readonly Named[]) =>
    among.length === 0
      ? []
      : [{ reason: context.language.say(reason), count: among.length, names: among.slice(0, recordsNamed).map(({ name }) => name) }]
  return {
    total: rows.length,
    changed: changing.length,
    first: await beforeAndAfter(context, changing.slice(0, recordsNamed), current, set),
    left: [
      ...left(
        w.bulkAlready,
        open.filter((row) => !changes(row)),
      ),
      ...left(
        w.isArchived,
        rows.filter(({ archived_at }) => archived_at !== null),
      ),
    ],
  }
}

/** What companies hold and would hold, said in the order of the columns. */
async function beforeAndAfter(
  { db, language: { say } }: Context,
  companies: readonly Named[],
  current: ReadonlyMap<number, BulkColumns>,
  set: BulkColumns,
) {
  const named = async (table: 'users' | 'regions', column: 'manager_id' | 'region_id') => {
    const ids = [set, ...companies.map(({ id }) => current.get(id) ?? {})].flatMap((row) => row[column] ?? [])
    const name = table === 'users' ? sql<string>`first_name || ' ' || last_name` : sql<string>`name`
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom(table)
            .select(['id', name.as('name')])
            .where('id', 'in', ids)
            .execute()
    return new Map(rows.map((row) => [row.id, row.name]))
  }
  const managers = await named('users', 'manager_id')
  const regions = await named('regions', 'region_id')
  const names = namesOf(set).filter((name) => name !== 'is_region_manual')
  const saidOf = (row: BulkColumns): string =>
    names
      .map((name) =>
        name === 'manager_id'
          ? (managers.get(row.manager_id ?? 0) ?? say(w.nobody))
          : name === 'region_id'
            ? (regions.get(row.region_id ?? 0) ?? say(w.noRegion))
            : say(row[name] ? w.yes : w.no),
      )
      .join(', ')
  const after = saidOf(set)
  return companies.map(({ id, name }) => {
    const before = saidOf(current.get(id) ?? {})
    // The same region, which no longer follows the postal code (ID-20).
    return { id, name, before, after: before === after ? say(w.bulkByHand, { value: after }) : after }
  })
}
