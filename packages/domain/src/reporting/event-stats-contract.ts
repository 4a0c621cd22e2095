import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClientWithId } from '../tenants/contract.ts'

/** Each stage counts those who went that far, whatever became of them since. */
const Funnel = z.object({ started: z.int(), confirmed: z.int(), attended: z.int(), signed: z.int(), cancelled: z.int() })

/** How one event does; for the referent of a company, its own people only. */
export const EventStats = z.object({
  id: wire.id,
  title: z.string(),
  start_date: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  time_zone: z.string(),
  /** False when only the people of the caller’s company are counted. */
  is_whole: z.boolean(),
  max_participants: z.nullable(z.int()),
  funnel: Funnel,
  /** Nearest other dates of the same training: of its model, its series or its name. Empty for a referent. */
  other_dates: z.array(z.object({ id: wire.id, start_date: wire.instant, funnel: Funnel })),
  statuses: z.array(z.object({ status: registrationStatus.wire, count: z.int() })),
  companies: z.array(z.object({ name: z.nullable(z.string()), count: z.int() })),
  /** New registrations of each day, on the event’s calendar. */
  days: z.array(z.object({ day: wire.day, count: z.int() })),
  slots: z.array(
    z.object({
      id: wire.id,
      start_at: wire.instant,
      end_at: wire.instant,
      title: z.string(),
      expected: z.int(),
      present: z.int(),
      signed: z.int(),
      absent: z.int(),
    }),
  ),
  /** Minutes of those expected at each half-day, and those signed for less the lateness (FOR-32). */
  minutes: z.object({ planned: z.int(), achieved: z.int() }),
  /** Invoiced less credited, with tax; null without the payments right. */
  money: z.nullable(z.object({ billed: wire.money, paid: wire.money })),
  /** What those registered thought of it; null for a referent, and while fewer than three said so (FOR-40). */
  feedback: z.nullable(z.object({ answers: z.int(), satisfaction: z.nullable(z.int()), score: z.nullable(z.int()) })),
  /** Null for a referent. */
  mails: z.nullable(z.object({ sent: z.int(), sending: z.int(), rejected: z.int() })),
})
export type EventStats = z.output<typeof EventStats>

export const eventStatsContract = {
  eventStats: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/stats/',
    summary: 'How an event does: registrations, attendance, money, mails',
    params: inClientWithId,
    response: EventStats,
  }),
  eventReport: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/stats/report/',
    summary: 'The same figures on paper, for the client of an event or its file',
    params: inClientWithId,
    streams: ['application/pdf'],
    // Who took it away is traced.
    writes: true,
  }),
}
