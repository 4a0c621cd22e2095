import { presenceState } from '@kxo/domain/attendance/presence'
import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { EventStats, eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { may } from '@kxo/domain/reporting/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { followedMinutes, isFollowed } from '../attendance/index.ts'
import { type EventFacts, getEvent } from '../events/index.ts'
import { participantFigures } from '../questionnaires/index.ts'
import { otherDatesOf, readFunnel } from './event-funnel.ts'

const cancelled = registrationStatus.codeOf('cancelled')
const invited = registrationStatus.codeOf('invited')
const expected = sql.join(registrationStatus.codesOf(...registrationStatus.keysIn('isExpected')))
const topCompanies = 20

/** The part of the registrations the caller reads: all of them, or those of the company they speak for. @throws 404 */
async function partOf({ db, actor }: Context, event: { id: number; company_id: number | null }): Promise<RawBuilder<SqlBool> | null> {
  if (mayEvents.readEvent(actor, event)) return null
  if (!isReferent(actor) || actor.company_id === null) return refuse(kernelErrors.notFound)
  const part = sql<SqlBool>`r.company_id = ${actor.company_id}`
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from registrations r where r.event_id = ${event.id} and ${part}`.execute(db)
  return rows[0]?.n ? part : refuse(kernelErrors.notFound)
}

const rowsOf = async <Row>(db: Queries, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows

/** How an event does: what each registration reached, day by day, by half-day; money and mails for those who run it. */
export const readEventStats: Verb<typeof eventStatsContract.eventStats> = async (context, { params }) =>
  statsOfEvent(context, await getEvent(context.db, params.id))

/** The figures of an event, as far as the caller reads them. @throws 404 when they read none */
export async function statsOfEvent(context: Context, event: EventFacts): Promise<EventStats> {
  const { db, actor } = context
  const part = await partOf(context, event)
  const of = sql<SqlBool>`r.event_id = ${event.id} and ${part ?? sql<SqlBool>`true`}`
  const statuses = await rowsOf(
    db,
    sql<{ status: number; count: number }>`select r.status, count(*)::int as count from registrations r where ${of} group by 1 order by 1`,
  )
  const companies = await rowsOf(
    db,
    sql<{ name: string | null; count: number }>`select c.name, count(*)::int as count from registrations r
      left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
      where ${of} and r.status <> ${cancelled} group by c.id, c.name order by 2 desc, 1 limit ${topCompanies}`,
  )
  const days = await rowsOf(
    db,
    sql<{
      day: string
      count: number
    }>`select to_char(r.created_at at time zone ${event.time_zone}, 'YYYY-MM-DD') as day, count(*)::int as count
      from registrations r where ${of} and r.status <> ${invited} group by 1 order by 1`,
  )
  const slots = await readSlots(db, event.id, of)
  return {
    id: event.id,
    title: event.title,
    start_date: event.start_date,
    limit_date: event.limit_date,
    time_zone: event.time_zone,
    is_whole: part === null,
    max_participants: part === null ? event.max_participants : null,
    funnel: await readFunnel(db, of),
    other_dates: part === null ? await otherDatesOf(context, event) : [],
    statuses: statuses.map(({ status, count }) => ({ status: registrationStatus.keyOf(status), count })),
    companies,
    days,
    slots: slots.map(({ minutes: _, ...slot }) => slot),
    minutes: {
      planned: slots.reduce((sum, slot) => sum + slot.expected * Math.round((slot.end_at.getTime() - slot.start_at.getTime()) / 60_000), 0),
      achieved: slots.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    feedback: part === null ? await feedbackOf(db, event.id) : null,
    money: part === null && may.seeCompanyAmounts(actor) ? await readMoney(db, event.id) : null,
    mails: part === null ? await readMails(db, event.id) : null,
  }
}

type SlotRow = EventStats['slots'][number] & { minutes: number }
/** An activity is for everybody registered where it is not optional, else for who chose it. */
const isFor = sql<SqlBool>`(a.id = e.id or a.enrolment <> ${enrolment.codeOf('optional')} or exists (select from registration_activities ra
  where ra.tenant_id = r.tenant_id and ra.registration_id = r.id and ra.activity_id = a.id and ra.held_until is null))`

/** Each half-day, those of activities too: who was expected, seen, signed in (an entry that proves or a regularisation stands for a signature), absent, and the minutes followed (FOR-32). */
const readSlots = (db: Queries, event_id: number, of: RawBuilder<SqlBool>): Promise<SlotRow[]> =>
  rowsOf(
    db,
    sql<SlotRow>`select s.id, s.start_at, s.end_at, coalesce(nullif(s.title, ''), case when a.id <> e.id then a.title else '' end) as title,
        count(r.id) filter (where r.status in (${expected}))::int as expected,
        count(r.id) filter (where g.id is not null or p.state in (${presenceState.codeOf('present')}, ${presenceState.codeOf('late')}))::int as present,
        count(r.id) filter (where ${isFollowed(sql`g.id is not null`, sql`true`)})::int as signed,
        count(r.id) filter (where g.id is null and p.state = ${presenceState.codeOf('absent')})::int as absent,
        coalesce(sum(${followedMinutes}) filter (where ${isFollowed(sql`g.id is not null`, sql`e.is_training`)}), 0)::int as minutes
      from events e
      join events a on a.tenant_id = e.tenant_id and (a.id = e.id or (a.parent_id = e.id and a.enrolment is not null and a.cancelled_at is null))
      join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
      left join registrations r on r.tenant_id = s.tenant_id and r.status in (${expected}) and ${of} and ${isFor}
      left join signatures g on g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id = r.id
      left join presences p on p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id
      where e.id = ${event_id} group by s.tenant_id, s.id, s.start_at, s.end_at, s.title, a.id, e.id, a.title order by s.start_at, s.id`,
  )

async function feedbackOf(db: Queries, event_id: number): Promise<EventStats['feedback']> {
  const { answered, satisfaction, score } = await participantFigures(db, event_id)
  return satisfaction === null && score === null ? null : { answers: answered, satisfaction, score }
}

const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))
const [invoice, credit] = [billCategory.codeOf('invoice'), billCategory.codeOf('credit')]
async function readMoney(db: Queries, event_id: number): Promise<NonNullable<EventStats['money']>> {
  const [sums] = await rowsOf(
    db,
    sql<{ billed: number; paid: number }>`select
        coalesce(sum(case when b.category = ${credit} then -b.amount else b.amount - b.deducted end), 0)::bigint as billed,
        coalesce(sum(b.paid) filter (where b.category = ${invoice}), 0)::bigint as paid
      from bills b where b.morph = 'Event' and b.morph_id = ${event_id}
        and b.number is not null and b.status in (${live}) and b.category in (${invoice}, ${credit})`,
  )
  return sums ?? { billed: 0, paid: 0 }
}

async function readMails(db: Queries, event_id: number): Promise<NonNullable<EventStats['mails']>> {
  const counted = (status: 'sent' | 'sending' | 'rejected') => sql`count(*) filter (where status = ${mailStatus.codeOf(status)})::int`
  const [sums] = await rowsOf(
    db,
    sql<{ sent: number; sending: number; rejected: number }>`select ${counted('sent')} as sent, ${counted('sending')} as sending,
      ${counted('rejected')} as rejected from mails where event_id = ${event_id}`,
  )
  return sums ?? { sent: 0, sending: 0, rejected: 0 }
}
