import type { FigureKey } from '@kxo/domain/reporting/figures'
import { type Period, previousPeriod } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Moment } from './figure-query.ts'
import { figureRows } from './figure-rows.ts'
import { isStored, type Measure, type StoredKey } from './stored-figures.ts'

type StoredFigure = (key: StoredKey, period: Period) => Measure

const measureOf = (key: FigureKey, moment: Moment) =>
  sql`(select json_build_array(round(coalesce(sum(amount), 0)), count(*)) from (${figureRows[key](moment)}) as rows)`

/** The figures of a period and of the one before; those kept out of their sums, the others in one statement. */
export async function measure(
  db: Queries,
  stored: StoredFigure,
  keys: readonly FigureKey[],
  period: Period,
  momentOf: (period: Period) => Moment,
): Promise<(key: FigureKey, of: 'current' | 'previous') => Measure | undefined> {
  const before = previousPeriod(period)
  const periods = { current: period, ...(before === null ? {} : { previous: before }) }
  const toMeasure = Object.entries(periods).flatMap(([of, one]) =>
    keys.filter((key) => !isStored(key)).map((key) => ({ name: `${of} ${key}`, key, one })),
  )
  const { rows } = await sql<{
    measures: [number, number][]
  }>`select json_build_array(${sql.join(toMeasure.map(({ key, one }) => measureOf(key, momentOf(one))))}) as measures`.execute(db)
  const counted = new Map(toMeasure.map(({ name }, index) => [name, rows[0]?.measures[index]]))
  return (key, of) => {
    const one = of === 'current' ? period : before
    if (one === null) return undefined
    if (isStored(key)) return stored(key, one)
    const [value = 0, n = 0] = counted.get(`${of} ${key}`) ?? []
    return { value, n }
  }
}

/** Turnover and registrations of each month, oldest first; months without anything are there too. */
export const monthlySeries = (stored: StoredFigure, months: readonly string[]) =>
  [...months].sort().map((month) => ({
    month,
    turnover: stored('turnover', month).value ?? 0,
    registrations: stored('registrations', month).value ?? 0,
    registrations_confirmed: stored('registrations_confirmed', month).value ?? 0,
  }))
