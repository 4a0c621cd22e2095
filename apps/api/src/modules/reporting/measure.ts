import { type FigureKey, figureOf } from '@kxo/domain/reporting/figures'
import { addMonths, type Bounds, boundsOf } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/tenancy.ts'
import { figureRows, type Moment } from './figure-rows.ts'
import { billRows, quoteRows } from './money-rows.ts'
import { registrationRows } from './people-rows.ts'

/** A figure measured: its sum (a share in basis points) and how many rows it rests on. */
export type Measure = { value: number | null; n: number }

const measureOf = (key: FigureKey, moment: Moment) => {
  const value =
    figureOf(key).unit === 'rate'
      ? sql`case when sum(weight) > 0 then round(10000 * sum(amount) / sum(weight)) end`
      : sql`round(coalesce(sum(amount), 0))`
  return sql`(select json_build_array(${value}, count(*)) from (${figureRows[key](moment)}) as rows)`
}

/** All the figures of several periods in one statement; a period left out measures nothing. */
export async function measure(
  db: Queries,
  keys: readonly FigureKey[],
  periods: readonly (Moment | null)[],
): Promise<Map<FigureKey, Measure>[]> {
  const asked = periods.flatMap((moment, period) => (moment ? keys.map((key) => ({ key, moment, period })) : []))
  if (asked.length === 0) return periods.map(() => new Map())
  const { rows } = await sql<{
    measures: [number | null, number][]
  }>`select json_build_array(${sql.join(asked.map(({ key, moment }) => measureOf(key, moment)))}) as measures`.execute(db)
  const measures = rows[0]?.measures ?? []
  return periods.map(
    (_, period) =>
      new Map(
        asked.flatMap(({ key, period: of }, index) =>
          of === period ? [[key, { value: measures[index]?.[0] ?? null, n: measures[index]?.[1] ?? 0 }] as const] : [],
        ),
      ),
  )
}

/** Turnover, quotes and registrations of each month, oldest first; months without anything are there too. */
export async function monthlySeries(db: Queries, months: readonly string[], { now, zone }: Pick<Moment, 'now' | 'zone'>) {
  const ordered = [...months].sort()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return []
  const bounds: Bounds = { from: boundsOf(first, zone).from, to: boundsOf(addMonths(last, 1), zone).from }
  const moment = { ...bounds, now, zone }
  const parts = {
    turnover: billRows.turnover,
    quotes: quoteRows.amount,
    registrations: registrationRows.all,
    registrations_confirmed: registrationRows.confirmed,
  }
  const { rows } = await sql<{ part: keyof typeof parts; month: string; amount: number }>`${sql.join(
    Object.entries(parts).map(
      ([part, query]) =>
        sql`select ${part}::text as part, to_char(at at time zone ${zone}, 'YYYY-MM') as month, round(sum(amount)) as amount from (${query(moment)}) as rows group by 2`,
    ),
    sql` union all `,
  )}`.execute(db)
  return ordered.map((month) => {
    const amountOf = (part: keyof typeof parts): number => rows.find((row) => row.month === month && row.part === part)?.amount ?? 0
    return {
      month,
      turnover: amountOf('turnover'),
      quotes: amountOf('quotes'),
      registrations: amountOf('registrations'),
      registrations_confirmed: amountOf('registrations_confirmed'),
    }
  })
}
