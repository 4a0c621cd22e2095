import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { figureKeys, subjects } from './figures.ts'
import { isPeriod } from './rules.ts'

const period = z._default(z.string().check(z.refine(isPeriod, 'wrongDate')), 'all')
const FigureName = z.enum(figureKeys)

/** One figure: counts, minutes and basis points in `value`, money in `amount`; both null when it cannot be told. */
export const FigureValue = z.object({
  key: FigureName,
  value: z.nullable(z.number()),
  amount: z.nullable(wire.money),
  previous_value: z.nullable(z.number()),
  previous_amount: z.nullable(wire.money),
  /** How many people or things it rests on. */
  n: z.int(),
})
export type FigureValue = z.output<typeof FigureValue>

const MonthPoint = z.object({
  month: z.string(),
  turnover: wire.money,
  registrations: z.int(),
  registrations_confirmed: z.int(),
})
export type MonthPoint = z.output<typeof MonthPoint>

const NextEvent = z.object({
  id: wire.id,
  title: z.string(),
  start_date: wire.instant,
  town: z.nullable(z.string()),
  is_online: z.boolean(),
  is_active: z.boolean(),
  taken: z.int(),
  max_participants: z.nullable(z.int()),
  min_participants: z.nullable(z.int()),
})
export type NextEvent = z.output<typeof NextEvent>

const Quota = z.object({ used: z.int(), max: z.nullable(z.int()) })

export const Dashboard = z.object({
  period: z.string(),
  computed_at: wire.instant,
  /** The twelve last months, the current one first. */
  months: z.array(z.string()),
  figures: z.array(FigureValue),
  series: z.array(MonthPoint),
  next_events: z.array(NextEvent),
  quotas: z.object({ events: Quota, admins: Quota, mails: Quota }),
  /** What a new tenant has already done. */
  steps: z.object({ organisation: z.boolean(), identity: z.boolean(), contact: z.boolean(), event: z.boolean() }),
})
export type Dashboard = z.output<typeof Dashboard>

/** A row behind a figure; `amount` for money, `value` in the figure's unit otherwise. */
export const FigureRow = z.object({
  id: wire.id,
  subject: z.enum(subjects),
  subject_id: z.nullable(wire.id),
  label: z.string(),
  detail: z.string(),
  at: z.nullable(wire.instant),
  value: z.nullable(z.number()),
  amount: z.nullable(wire.money),
})
export type FigureRow = z.output<typeof FigureRow>

/** What a company did in a calendar year; amounts with tax, null without the payments right. */
export const CompanyYear = z.object({
  year: z.int(),
  /** Whole events its people were confirmed at, and those people. */
  events: z.int(),
  people: z.int(),
  /** Half-days its people signed, and the whole minutes they followed (FOR-32). */
  half_days: z.int(),
  minutes: z.int(),
  /** Invoiced less credited, deposits counted once (INV-48). */
  billed: z.nullable(wire.money),
  paid: z.nullable(wire.money),
})
export type CompanyYear = z.output<typeof CompanyYear>

export const reportingContract = {
  companyYears: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/summary/',
    summary: 'A company year by year: events, people, half-days, what was billed and paid',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(CompanyYear),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  companyYearSheet: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/summary/:year/',
    summary: 'One year of a company on paper: people, hours, documents, sums',
    params: z.object({ client: z.string(), id: wire.id, year: wire.integer.check(z.minimum(1900), z.maximum(9999)) }),
    streams: ['application/pdf'],
    // Who took it away is traced.
    writes: true,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/clients/:client/dashboard/',
    summary: 'Every figure of the dashboard for a period, the series of twelve months, what comes next',
    params: inClient,
    query: z.object({ period }),
    response: Dashboard,
  }),
  figure: endpoint({
    method: 'GET',
    path: '/clients/:client/dashboard/:figure/',
    summary: 'The list behind a figure: the same query',
    params: z.object({ client: z.string(), figure: FigureName }),
    query: z.object({ ...listQuery, period }),
    response: listOf(FigureRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
