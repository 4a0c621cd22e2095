import { defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Filter, ListQuery } from '@kxo/domain/kernel/listing'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** How a field compares: `code` is a catalogue's smallint, given on the wire as its code or its key; `money` is kept in cents, given in units. */
export type FieldKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'flag' | 'code'
/**
 * `isAlwaysFilled`: the column is never null, so that an index on it and the number serves both directions:
 * `(tenant_id, searchable(name), id)` for a text, `(tenant_id, at, id)` otherwise.
 */
export type ListField = {
  at: RawBuilder<unknown>
  kind: FieldKind
  codeOf?: (key: string) => number
  isAlwaysFilled?: true
  /** Stands in a table joined to the list's own. */
  isBeside?: true
  /** No index gives this order: it is offered up to so many rows only (docs/decisions/0032). */
  isSortedByReading?: true
  /** For a text: an expression already `searchable` that holds it, whose index finds its parts. */
  searchColumn?: RawBuilder<unknown>
  /** For a value kept in rows of its own: that some of them meets a condition on `at`. Such a field filters and does not sort. */
  within?: (condition: RawBuilder<SqlBool>) => RawBuilder<SqlBool>
  /** For a value no column keeps: the rows that have it, or any of its kind when none is told. Such a field filters by `=`, `!=` and `X`, and does not sort. */
  having?: (value?: string) => RawBuilder<SqlBool>
  /** No row of its own tells 0. */
  isZeroWithout?: true
}

/** What a list may be asked: its fields by wire name, where `q` looks, its order when none is asked (`-start_date`), its unique number. */
export type ListPlan = {
  fields: Readonly<Record<string, ListField>>
  /** An expression already `searchable` (a generated column). */
  search?: RawBuilder<unknown>
  isSearchBeside?: true
  sort: string
  /** What comes first when no order is asked. */
  lead?: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** Zone in which the days of instants are read; Paris unless told. */
  zone?: string
}

/** The type of SQL a kind of field is compared as. */
export const sqlTypes: Record<FieldKind, string> = {
  text: 'text',
  number: 'numeric',
  money: 'numeric',
  day: 'date',
  instant: 'timestamptz',
  flag: 'boolean',
  code: 'integer',
}
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
/** That a text holds what is typed, without accents nor case; `at` is already `searchable`. */
export const holds = (at: RawBuilder<unknown>, needle: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${at} like '%' || searchable(${escaped(needle)}) || '%'`

const unfit = (filter: Filter): never => refuse(kernelErrors.invalid, {}, [{ field: `filters.${filter.field}`, message: 'wrongFormat' }])

function valueOf(field: ListField, filter: Filter): unknown {
  const { value } = filter
  if (field.kind === 'code') {
    if (typeof value === 'number') return value
    if (/^-?\d+$/.test(String(value))) return Number(value)
    try {
      return field.codeOf?.(String(value)) ?? unfit(filter)
    } catch {
      return unfit(filter)
    }
  }
  if (field.kind === 'number' || field.kind === 'money')
    return Number.isFinite(Number(value)) && value !== '' ? Number(value) : unfit(filter)
  if (field.kind === 'flag')
    return ['true', '1', 'oui'].includes(String(value)) ? true : ['false', '0', 'non'].includes(String(value)) ? false : unfit(filter)
  if (field.kind === 'day' || field.kind === 'instant') return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : unfit(filter)
  return String(value ?? '')
}

/** The condition of one filter. @throws 422 on an unknown field or a value the field cannot hold. */
function conditionOf(plan: ListPlan, filter: Filter): RawBuilder<SqlBool> {
  const field = Object.hasOwn(plan.fields, filter.field) ? plan.fields[filter.field] : undefined
  if (!field) return refuse(kernelErrors.invalid, {}, [{ field: 'filters', message: 'unknownField' }])
  if (field.having) return conditionHaving(field.having, filter)
  return field.within ? conditionWithin(plan, field, field.within, filter) : conditionAt(plan, field, filter)
}

function conditionHaving(having: NonNullable<ListField['having']>, filter: Filter): RawBuilder<SqlBool> {
  const { comparator, value } = filter
  if (comparator === 'X') return sql<SqlBool>`(${having()}) is not true`
  if (comparator === '=') return having(String(value ?? ''))
  return comparator === '!=' ? sql<SqlBool>`(${having(String(value ?? ''))}) is not true` : unfit(filter)
}

/** The same, on rows kept elsewhere: what no row tells is empty, differs from everything, and is not ticked. */
function conditionWithin(plan: ListPlan, field: ListField, within: NonNullable<ListField['within']>, filter: Filter): RawBuilder<SqlBool> {
  const { comparator } = filter
  const none = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`not (${within(condition)})`
  const as = (other: Filter['comparator']) => conditionAt(plan, field, { ...filter, comparator: other })
  if (comparator === 'X') return none(sql<SqlBool>`true`)
  if (field.kind === 'flag') {
    const ticked = sql<SqlBool>`${field.at}`
    return valueOf(field, filter) === (comparator !== '!=') ? within(ticked) : none(ticked)
  }
  if (comparator === '!=') return none(as('='))
  if (comparator === '<' && field.isZeroWithout) return none(sql<SqlBool>`not (${as('<')})`)
  return within(as(comparator))
}

function conditionAt(plan: ListPlan, field: ListField, filter: Filter): RawBuilder<SqlBool> {
  const { at, kind } = field
  if (filter.comparator === 'X') return kind === 'text' ? sql<SqlBool>`(${at} is null or ${at} = '')` : sql<SqlBool>`${at} is null`
  if (filter.comparator === 'contains') {
    const needle = String(filter.value ?? '')
    const itself = holds(sql`searchable((${at})::text)`, needle)
    return field.searchColumn ? sql<SqlBool>`(${holds(field.searchColumn, needle)} and ${itself})` : itself
  }
  const value = valueOf(field, filter)
  if (kind === 'instant') return conditionOnDay(at, filter.comparator, sql`${value}::date`, plan.zone ?? defaultZone)
  const [left, right] =
    kind === 'text'
      ? [sql`searchable(${at})`, sql`searchable(${value})`]
      : [at, kind === 'money' ? sql`(${value}::numeric * 100)::bigint` : sql`${value}::${sql.raw(sqlTypes[kind])}`]
  switch (filter.comparator) {
    case '=':
      return sql<SqlBool>`${left} = ${right}`
    case '!=':
      return sql<SqlBool>`${left} is distinct from ${right}`
    case '>':
      return sql<SqlBool>`${left} > ${right}`
    case '<':
      return sql<SqlBool>`${left} < ${right}`
  }
}

/** An instant against a day of a zone: bounds, which an index on the instant reads. */
function conditionOnDay(
  at: RawBuilder<unknown>,
  comparator: '=' | '!=' | '<' | '>',
  day: RawBuilder<unknown>,
  zone: string,
): RawBuilder<SqlBool> {
  const begins = sql`(${day}::timestamp at time zone ${zone})`
  const ends = sql`((${day} + 1)::timestamp at time zone ${zone})`
  switch (comparator) {
    case '=':
      return sql<SqlBool>`(${at} >= ${begins} and ${at} < ${ends})`
    case '!=':
      return sql<SqlBool>`(${at} >= ${begins} and ${at} < ${ends}) is not true`
    case '>':
      return sql<SqlBool>`${at} >= ${ends}`
    case '<':
      return sql<SqlBool>`${at} < ${begins}`
  }
}

/** The query with the asked search, filters and selection laid on it. */
export function filtered<Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  plan: ListPlan,
  listQuery: Pick<ListQuery, 'q' | 'filters'> & Partial<Pick<ListQuery, 'ids'>>,
): SelectQueryBuilder<Tables, Names, Row> {
  let narrowed = listQuery.ids ? query.where(sql<SqlBool>`${plan.id} = any(${listQuery.ids}::bigint[])`) : query
  const { search } = plan
  if (search) for (const word of (listQuery.q ?? '').split(/\s+/).filter(Boolean)) narrowed = narrowed.where(holds(search, word))
  for (const filter of listQuery.filters ?? []) narrowed = narrowed.where(conditionOf(plan, filter))
  return narrowed
}
