import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import { type FigureKey, figureOf } from '@kxo/domain/reporting/figures'
import { type Period, previousPeriod } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Moment } from './figure-query.ts'
import { figureRows } from './figure-rows.ts'
import { isStored, type Measure, type StoredKey } from './stored-figures.ts'

type StoredFigure = (key: StoredKey, period: Period) => Measure

const measureOf = (key: FigureKey, moment: Moment) =>
  sql`(select json_build_array(coalesce(sum(amount), 0), count(*), coalesce(sum(weight), 0)) from (${figureRows[key](moment)}) as rows)`

/** A share or a score rests on a few rows at least: fewer would say what one person thinks (FOR-40). */
function measured(key: FigureKey, [amount, n, weight]: Counted): Measure {
  const { unit } = figureOf(key)
  if (unit !== 'rate' && unit !== 'score') return { value: Math.round(amount), n }
  return { value: n < leastAnswers || weight === 0 ? null : Math.round((amount / weight) * (unit === 'rate' ? 10_000 : 100)), n }
}
type Counted = readonly [amount: number, n: number, weight: number]

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
    measures: Counted[]
  }>`select json_build_array(${sql.join(toMeasure.map(({ key, one }) => measureOf(key, momentOf(one))))}) as measures`.execute(db)
  const counted = new Map(toMeasure.map(({ name }, index) => [name, rows[0]?.measures[index]]))
  return (key, of) => {
    const one = of === 'current' ? period : before
    if (one === null) return undefined
    if (isStored(key)) return stored(key, one)
    return measured(key, counted.get(`${of} ${key}`) ?? [0, 0, 0])
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
