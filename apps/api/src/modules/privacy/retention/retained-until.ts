import { monthsAfter } from '@kxo/domain/kernel/dates'
import { billRetentionEnd, endOfYearAfter, evidenceYears, limitationYears, traceMonths } from '@kxo/domain/privacy/rules'
import type { RetentionReason } from '@kxo/domain/tenants/ending/ending-words'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type Retention, retainedAfterEnd } from './retained-after-end.ts'

/** Reasons with years of their own: what names the tenant itself, and what the others name, go with the last of them. */
export const datedReasons = ['accounting', 'evidence', 'agreements', 'exchanges', 'journal'] as const satisfies readonly RetentionReason[]
type DatedReason = (typeof datedReasons)[number]

type Facts = { day: string; fiscalStart: string }

/** Last day each reason keeps what it keeps, by the latest of its facts: chained books and proofs are whole until then. */
const lastDay: Readonly<Record<DatedReason, (facts: Facts) => string>> = {
  /** INV-13: ten years from the end of the financial year. */
  accounting: ({ day, fiscalStart }) => billRetentionEnd(day, fiscalStart),
  /** FOR-37: six years after the year. */
  evidence: ({ day }) => endOfYearAfter(day, evidenceYears),
  /** PRV-22: the five years a civil claim may come in. */
  agreements: ({ day }) => monthsAfter(day, 12 * limitationYears),
  exchanges: ({ day }) => monthsAfter(day, 12 * limitationYears),
  /** PRV-22: logs are kept a year at most. */
  journal: ({ day }) => monthsAfter(day, traceMonths),
}

/** The latest day told by what a reason keeps; null when it keeps nothing. */
async function latestOf(db: Queries, why: DatedReason): Promise<string | null> {
  const tables = Object.entries(retainedAfterEnd).filter(([, retention]) => retention.why === why && retention.at !== undefined)
  const days = tables.map(
    ([table, { at, where }]) => sql`select max(${sql.ref(at!)})::date::text as day from ${sql.table(table)} where ${where ?? sql`true`}`,
  )
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from (${sql.join(days, sql` union all `)}) d`.execute(db)
  return rows[0]?.day ?? null
}

/** What an ended tenant still keeps on a day, and the reasons that are over. */
export async function retainedOn(
  db: Queries,
  today: string,
): Promise<{ retained: Readonly<Record<string, Retention>>; over: DatedReason[] }> {
  const { rows } = await sql<{ start: string }>`
    select coalesce((select fiscal_year_start from entities order by is_default desc, id limit 1), '01-01') as start`.execute(db)
  const over: DatedReason[] = []
  for (const why of datedReasons) {
    const day = await latestOf(db, why)
    if (day === null || today > lastDay[why]({ day, fiscalStart: rows[0]!.start })) over.push(why)
  }
  const isOver = (why: RetentionReason): boolean => (over as RetentionReason[]).includes(why)
  return { retained: Object.fromEntries(Object.entries(retainedAfterEnd).filter(([, { why }]) => !isOver(why))), over }
}
