import { billCategory } from '@kxo/domain/billing/category'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { billStatus } from '@kxo/domain/billing/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { FigureKey } from '@kxo/domain/reporting/figures'
import { addMonths, type Period } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import { pipeline } from './money-rows.ts'

/** A figure measured: its sum (a share in basis points) and how many rows it rests on. */
export type Measure = { value: number | null; n: number }

type Sum = { source: string; kind: number; month: string; n: number; amount: number; weight: number }
type StoredFigure = {
  source: string
  /** Kinds of rows it adds up; all of them unless told. */
  kinds?: readonly number[]
  /** What was before the period counts too. */
  isCumulative?: true
  /** What a row counts for. */
  of?: 'n' | 'amount'
  /** Months share rows: the sum of all of them is kept apart. */
  hasWhole?: true
}

const live = billStatus.codesOf('toPay', 'issued', 'paid', 'credited')
const kindsOf = (...categories: Parameters<typeof billCategory.codesOf>) =>
  billCategory.codesOf(...categories).flatMap((category) => live.map((status) => category * 10 + status))
const registrations = (...keys: Parameters<typeof registrationStatus.codesOf>): StoredFigure => ({
  source: 'registrations',
  kinds: registrationStatus.codesOf(...keys),
})

/** Kinds of people add 1 for a member and 2 for a prospect, those of events tell trainings, those of mails the rejected ones (`apps/api/migrations/0030_reporting.sql`). */
const storedFigures = {
  registrations_to_validate: registrations('toValidate'),
  registrations_not_finalised: registrations('pending', 'toComplete', 'toPay'),
  registrations: registrations(...registrationStatus.keys.filter((key) => key !== 'cancelled')),
  registrations_confirmed: registrations('registered', 'present', 'signedIn', 'absent'),
  slots_unsigned: { source: 'slots_unsigned' },
  training_time: { source: 'training_time', of: 'amount', hasWhole: true },
  attendance_rate: { source: 'attendance', of: 'amount', hasWhole: true },
  mail_errors: { source: 'mails', kinds: [1] },
  mails: { source: 'mails' },
  contacts: { source: 'people', isCumulative: true },
  clients: { source: 'people', kinds: [1, 3], isCumulative: true },
  new_prospects: { source: 'people', kinds: [2, 3] },
  events: { source: 'events' },
  trainings: { source: 'events', kinds: [1] },
  other_events: { source: 'events', kinds: [0] },
  turnover: { source: 'bills', kinds: kindsOf('invoice', 'credit'), of: 'amount' },
  bills: { source: 'bills', kinds: kindsOf('invoice') },
  quote_amount: { source: 'quotes', kinds: quoteStatus.codesOf(...pipeline), of: 'amount' },
  quotes: { source: 'quotes' },
} as const satisfies Record<string, StoredFigure>
export type StoredKey = keyof typeof storedFigures

/** Figures counted in their table when asked: what waits for someone is never many. */
export const isStored = (key: FigureKey): key is FigureKey & StoredKey => Object.hasOwn(storedFigures, key)

const beforeAnyMonth = '-infinity'

/** The sums kept of a tenant, and a measure of any figure in any period out of them. */
export async function readStoredFigures(db: Queries): Promise<(key: StoredKey, period: Period) => Measure> {
  const { rows } =
    await sql<Sum>`select source, kind, case when isfinite(month) then to_char(month, 'YYYY-MM') else ${beforeAnyMonth} end as month,
      sum(n)::float8 as n, sum(amount)::float8 as amount, sum(weight)::float8 as weight
    from (select source, kind, month, n, amount, weight from figure_months union all select source, kind, month, n, amount, weight from figure_changes) kept
    group by 1, 2, month`.execute(db)
  return (key, period) => {
    const { source, kinds, isCumulative, of = 'n', hasWhole }: StoredFigure = storedFigures[key]
    const isIn = (month: string): boolean => {
      if (period === 'all') return !hasWhole || month === beforeAnyMonth
      if (isCumulative) return month === beforeAnyMonth || month < addMonths(period, 1)
      return month === period
    }
    const sums = rows.filter((row) => row.source === source && (kinds?.includes(row.kind) ?? true) && isIn(row.month))
    const total = (what: 'n' | 'amount' | 'weight'): number => sums.reduce((sum, row) => sum + row[what], 0)
    if (key === 'attendance_rate') {
      const weight = total('weight')
      return { value: weight > 0 ? Math.round((10_000 * total('amount')) / weight) : null, n: total('n') }
    }
    return { value: Math.round(total(of)), n: total('n') }
  }
}

/** Since when the figures that follow signatures wait to be counted again; null when they do not. */
export const waitingSince = sql<Date | null>`(select min(due_at) from event_marks where due_at <= now())`
