import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { counted } from './list-count.ts'
import { filtered, type ListField, type ListPlan, sqlTypes } from './list-filters.ts'
import { planHint, planHintOf } from './plan-hints.ts'

export type Sort = Pick<ListField, 'at' | 'isBeside' | 'isSortedByReading'> & {
  direction: 'asc' | 'desc'
  type: string
  isAlwaysFilled: boolean
}
/** @throws 422 on a field that cannot be sorted */
export function sortOf(plan: ListPlan, requested: string | undefined): Sort {
  const text = requested ?? plan.sort
  const name = text.replace(/^-/, '')
  const field = Object.hasOwn(plan.fields, name) ? plan.fields[name] : undefined
  if (!field || field.within || field.having) return refuse(kernelErrors.sortFailed, {}, [{ field: 'sort', message: 'unknownField' }])
  return {
    ...field,
    at: field.kind === 'text' ? sql`searchable(${field.at})` : field.at,
    direction: text.startsWith('-') ? 'desc' : 'asc',
    type: field.kind === 'money' ? 'bigint' : sqlTypes[field.kind],
    isAlwaysFilled: field.isAlwaysFilled === true,
  }
}

/** Rows of the same rank follow each other by number, in the direction asked: one index reads both ways. */
export function orderOf({ at, direction, isAlwaysFilled }: Sort, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return isAlwaysFilled ? sql`${at} ${way}, ${id} ${way}` : sql`${at} ${way} nulls last, ${id} ${way}`
}

/** Up to how many rows an order no index gives is offered. */
const mostSortedByReading = 100_000

/**
 * One page of a list, with the count of all of it.
 * @param bare the same rows of the list's own table, for a list whose joins remove nothing
 * @throws 422 on an order that would read too many rows
 */
export async function listed<Tables, Names extends keyof Tables, Row, OtherTables = Tables, OtherNames extends keyof OtherTables = never>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  plan: ListPlan,
  listQuery: ListQuery,
  bare?: SelectQueryBuilder<OtherTables, OtherNames, unknown>,
): Promise<ListOf<Row>> {
  const narrowed = filtered(query, plan, listQuery)
  const skipped = (listQuery.page - 1) * listQuery.page_size
  const sort = sortOf(plan, listQuery.sort)
  const lead = listQuery.sort === undefined && plan.lead ? sql`${plan.lead}, ` : sql``
  const order = sql`${lead}${orderOf(sort, plan.id)}`
  const isPlain = !listQuery.q && !listQuery.filters?.length && !listQuery.ids
  const own = bare && isOfItsOwn(plan, listQuery) ? filtered(bare, plan, listQuery) : undefined
  const size = sql.lit(listQuery.page_size)
  const numbers = <T, N extends keyof T>(from: SelectQueryBuilder<T, N, unknown>) =>
    from.clearSelect().select(sql<number>`${plan.id}`.as('id')).orderBy(order).limit(size).offset(skipped)
  const ownNumbers = own && !sort.isBeside && !plan.lead ? numbers(own) : undefined
  // Further pages skip over the numbers of their rows alone, and join what they show.
  const from =
    skipped > 0
      ? narrowed.where(sql<SqlBool>`${plan.id} in (${ownNumbers ?? numbers(narrowed)})`).orderBy(order)
      : narrowed.orderBy(order).limit(size)
  const kind = isPlain ? 'plain' : 'narrowed'
  const counts = own ? counted(own, kind) : counted(narrowed, kind)
  if (sort.isSortedByReading && (await counts).estimate > mostSortedByReading)
    refuse(kernelErrors.sortFailed, {}, [{ field: 'sort', message: 'tooManyToSort' }])
  // What a plain list has is known before it is asked, and told with it; what narrows one is planned by its values, beside the count.
  const mark = isPlain ? planHintOf((await counts).estimate) : planHint
  // A list seen to go beyond its page is counted in the same round trip.
  const ahead = counts.then(({ estimate, countOf }) => (estimate > skipped + listQuery.page_size ? countOf() : undefined))
  const rowsOf = async (): Promise<Row[]> => {
    if (isPlain || !ownNumbers) return from.modifyEnd(mark).execute()
    // What narrows the list is planned by its values in its own table alone; the joins, which take longer to plan than to answer, by number.
    const ids = (await ownNumbers.modifyEnd(planHint).$castTo<{ id: number }>().execute()).map(({ id }) => id)
    return ids.length > 0 ? query.where(sql<SqlBool>`${plan.id} = any(${ids}::bigint[])`).orderBy(order).execute() : []
  }
  const [results, { estimate, countOf }, count] = await Promise.all([rowsOf(), counts, ahead])
  const unsortable = estimate > mostSortedByReading ? sortedByReading(plan) : []
  const page = { results, page: listQuery.page, page_size: listQuery.page_size, ...(unsortable.length > 0 && { unsortable }) }
  if (results.length < listQuery.page_size && (results.length > 0 || skipped === 0)) return { ...page, count: skipped + results.length }
  return { ...page, ...(count ?? (await countOf())) }
}

const sortedByReading = ({ fields }: ListPlan): string[] => Object.keys(fields).filter((name) => fields[name]?.isSortedByReading)

/** Whether what narrows a list stands in its own table. */
const isOfItsOwn = (plan: ListPlan, { q, filters }: Pick<ListQuery, 'q' | 'filters'>): boolean =>
  !(q && plan.isSearchBeside) && (filters ?? []).every(({ field }) => !plan.fields[field]?.isBeside)
