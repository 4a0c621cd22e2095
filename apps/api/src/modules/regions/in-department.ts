import { departmentSteps, postalRangesOf, waysToWriteFrance } from '@kxo/domain/kernel/geography'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListField } from '../../platform/lists/list-filters.ts'

type Where = 'users' | 'companies'

export const isInFrance = (table: Where): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.country`)} in (${sql.join(waysToWriteFrance)})`

/** Rows whose postal code is in a département of France, or in any when none is told (ID-20): ranges, which the index on the code reads. */
export function inDepartment(table: Where, department?: string): RawBuilder<SqlBool> {
  const code = sql.ref(`${table}.code_postal`)
  const ranges = postalRangesOf(department).map(({ from, before }) => sql<SqlBool>`(${code} >= ${from} and ${code} < ${before})`)
  if (ranges.length === 0) return sql<SqlBool>`false`
  // Not `~`, which the planner takes for rare: it would sort all those found instead of walking them in the order of the list.
  return sql<SqlBool>`((${sql.join(ranges, sql` or `)}) and substring(${code}, '^[0-9]{5}$') is not null and ${isInFrance(table)})`
}

const steps = departmentSteps()
const begins = steps.map(({ from }) => from)
const codes = steps.map(({ department }) => department)

/** The code of a row’s département; null outside France and without a postal code. */
export const departmentAt = (table: Where): RawBuilder<string | null> => {
  const code = sql.ref(`${table}.code_postal`)
  return sql<string | null>`case when ${code} ~ '^[0-9]{5}$' and ${isInFrance(table)}
    then (${codes}::text[])[width_bucket(${code}::integer, ${begins}::integer[])] end`
}

/** The département of a list’s rows, as a filter. */
export const departmentField = (table: Where): ListField => ({
  at: sql.ref(`${table}.code_postal`),
  kind: 'text',
  having: (department) => inDepartment(table, department),
})
