import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClient } from '../tenants/contract.ts'
import { isPeriod } from './rules.ts'

/** What the people of a company did in a period: of the events that begin in it, the half-days held in it, the bills issued in it. */
const TeamPeriod = z.object({
  /** Whom their presence was seen of, once each. */
  people: z.int(),
  /** Whole minutes followed (FOR-32). */
  minutes: z.int(),
  /** Invoiced to the company less credited, tax included. */
  billed: wire.money,
  /** Time followed out of the time planned of past half-days, in basis points; null while none is over. */
  attendance: z.nullable(z.int()),
  /** On how many registrations expected it rests. */
  expected: z.int(),
})

/** A share or a score, with how many answers it rests on. */
const Opinion = z.nullable(z.object({ value: z.int(), answers: z.int() }))
/** The mean score of those who took a test, in basis points. */
const TestMean = z.nullable(z.object({ percent: z.int(), people: z.int() }))

/** What a referent follows of their own company. */
export const TeamFigures = z.object({
  period: z.string(),
  months: z.array(z.string()),
  ...TeamPeriod.shape,
  /** The same of the month before; null for every period at once. */
  before: z.nullable(TeamPeriod),
  /** Its registrations to the events of the period, by status. */
  statuses: z.array(z.object({ status: registrationStatus.wire, count: z.int() })),
  /** Past half-days its people were expected at: seen or signed, late, away. */
  half_days: z.object({ expected: z.int(), present: z.int(), late: z.int(), minutes_late: z.int(), absent: z.int() }),
  /** Its registrations by the month they began, over twelve months, and where they stand now. */
  series: z.array(z.object({ month: z.string(), open: z.int(), confirmed: z.int(), cancelled: z.int() })),
  /** Places taken at the events held for it alone; null without any. */
  fill: z.nullable(z.object({ taken: z.int(), places: z.int() })),
  /** Mean scores at tests before and after, null below three people; null as a whole where the organisation shows referents no result. */
  tests: z.nullable(z.object({ before: TestMean, after: TestMean })),
  /** What its people thought of it, each null below three answers (FOR-40): satisfaction in basis points, score from −100 to 100. */
  feedback: z.object({ satisfaction: Opinion, score: Opinion }),
  /** What the company owes today, whatever the period. */
  due: wire.money,
})
export type TeamFigures = z.output<typeof TeamFigures>

/** A person of the company at an event of the period, with what they followed of it. */
export const TeamTraining = z.object({
  id: wire.id,
  last_name: z.string(),
  first_name: z.string(),
  mail: z.string(),
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  town: z.nullable(z.string()),
  status: registrationStatus.wire,
  half_days: z.int(),
  /** Whole minutes followed (FOR-32). */
  minutes: z.int(),
})
export type TeamTraining = z.output<typeof TeamTraining>

const period = z._default(z.string().check(z.refine(isPeriod, 'wrongDate')), 'all')

export const teamFiguresContract = {
  teamTrainings: endpoint({
    method: 'GET',
    path: '/clients/:client/team-trainings/',
    summary: 'The people of a referent’s company at the events of a period, with what each followed',
    params: inClient,
    query: z.object({ ...listQuery, period }),
    response: listOf(TeamTraining),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  teamFigures: endpoint({
    method: 'GET',
    path: '/clients/:client/team-figures/',
    summary: 'What the people of a referent’s company did in a period, and what the company owes',
    params: inClient,
    query: z.object({ period }),
    response: TeamFigures,
  }),
}
