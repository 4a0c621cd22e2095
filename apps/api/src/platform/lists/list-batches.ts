import type { ListQuery } from '@kxo/domain/kernel/listing'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { filtered, type ListPlan } from './list-filters.ts'
import { orderOf, type Sort, sortOf } from './listing.ts'
import { planHint } from './plan-hints.ts'

/** Where a batch stopped: the sort value as the database writes it, and the row's number; none where the rows without a value begin. */
type Mark = { sort_key: string | null; row_id: number | null }

/** What comes after a mark, as one range of the index that gives the order: the rows with a value, then those without. */
function pastMark({ at, direction, type }: Sort, id: RawBuilder<unknown>, { sort_key, row_id }: Mark): RawBuilder<SqlBool> {
  const after = sql.raw(direction === 'asc' ? '>' : '<')
  if (sort_key === null) return row_id === null ? sql<SqlBool>`${at} is null` : sql<SqlBool>`(${at} is null and ${id} ${after} ${row_id})`
  const key = sql`${sort_key}::${sql.raw(type)}`
  // Said of the value alone too: of two tables joined, the pair is no range of either.
  return sql<SqlBool>`(${at} ${after}= ${key} and (${at}, ${id}) ${after} (${key}, ${row_id}::bigint))`
}

/**
 * The rows of a list in its order, batch after batch by keyset, so that 100,000 of them weigh no more than one batch.
 * `run` opens each batch's own transaction: nothing is held while the reader is slow.
 */
export async function* batched<Tables, Names extends keyof Tables, Row, Batch>(
  plan: ListPlan,
  listQuery: ListQuery,
  run: (read: (query: SelectQueryBuilder<Tables, Names, Row>) => Promise<Row[]>) => Promise<Batch>,
  size = 1000,
): AsyncGenerator<Batch> {
  const sort = sortOf(plan, listQuery.sort)
  let mark: Mark | undefined
  for (;;) {
    let read = 0
    const begun = mark
    const batch = await run(async (query) => {
      let narrowed = filtered(query, plan, listQuery)
      if (begun) narrowed = narrowed.where(pastMark(sort, plan.id, begun))
      const rows = await narrowed
        .select([sql<string | null>`(${sort.at})::text`.as('sort_key'), sql<number>`${plan.id}`.as('row_id')])
        .orderBy(orderOf(sort, plan.id))
        .limit(size)
        .modifyEnd(planHint)
        .execute()
      read = rows.length
      const last = rows.at(-1) as Mark | undefined
      if (last) mark = { sort_key: last.sort_key, row_id: last.row_id }
      return rows as Row[]
    })
    if (read > 0) yield batch
    if (read === size) continue
    if (sort.isAlwaysFilled || begun === undefined || begun.sort_key === null) return
    mark = { sort_key: null, row_id: null }
  }
}
