import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { endRegistrations, mailCancellation, type PeopleOfEvent } from '../../events/index.ts'
import { traceEach } from '../../traces/index.ts'
import { attendees } from '../activities/attendees.ts'
import { fromAbove } from '../dependencies.ts'

/** Statuses that end when their event is cancelled: whoever came keeps what they did. */
const ending = registrationStatus.codesOf(...registrationStatus.keys.filter((status) => registrationStatus.mayFollow(status, 'cancelled')))
const attended = registrationStatus.codesOf(...registrationStatus.keys.filter((status) => registrationStatus.isIn(status, 'hasAttended')))
const pending = registrationStatus.codeOf('pending')
const toValidate = registrationStatus.codeOf('toValidate')
const atOnce = 200

/** Who came already, by event: to an event by the status of its registrations, to an activity by what is recorded of its half-days. */
async function cameTo(db: Queries, event_ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ event_id: number; id: number }>`
    select r.event_id, r.id from registrations r where r.event_id = any(${[...event_ids]}::bigint[]) and r.status in (${sql.join(attended)})
    union
    select s.event_id, p.registration_id from slots s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id and e.parent_id is not null
      join presences p on p.tenant_id = s.tenant_id and p.slot_id = s.id where s.event_id = any(${[...event_ids]}::bigint[])
    order by 1, 2`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ event_id }) => Number(event_id))].map(([event, came]) => [event, came.map(({ id }) => Number(id))]),
  )
}

/** Who would be told of an act on each event, and who came already. */
export async function peopleOfEvents(db: Queries, event_ids: readonly number[]): Promise<ReadonlyMap<number, PeopleOfEvent>> {
  const came = await cameTo(db, event_ids)
  const { rows } = await sql<{ event_id: number; id: number; status: number }>`
    select distinct a.event_id, r.id, r.status from ${attendees} as a
      join registrations r on r.tenant_id = a.tenant_id and r.id = a.registration_id
     where a.tenant_id = current_tenant() and a.event_id = any(${[...event_ids]}::bigint[]) and r.status in (${sql.join([...ending, ...attended])})`.execute(
    db,
  )
  const people = Map.groupBy(rows, ({ event_id }) => Number(event_id))
  return new Map(
    event_ids.map((event_id) => {
      const attended = came.get(event_id) ?? []
      const notified = (people.get(event_id) ?? []).filter(({ id, status }) => !attended.includes(Number(id)) && status !== pending)
      return [event_id, { people: notified.length, attended }]
    }),
  )
}

/** Ends the registrations of a cancelled event, a batch at a time; whoever had been asked or confirmed is told. */
export async function endWithEvent(context: Context, { event_id, reason }: { event_id: number; reason: string }): Promise<void> {
  const { db, now } = context
  const cancelled = registrationStatus.codeOf('cancelled')
  const { rows } = await sql<{ id: number; former: number }>`
    with ended as (
      select id, status from registrations where event_id = ${event_id} and status in (${sql.join(ending)}) order by id limit ${atOnce} for update
    ), changed as (
      update registrations r
         set status = ${cancelled}, ending = ${registrationEnding.codeOf('cancelled')}, end_reason = ${reason}, hold_expires_at = null, version = version + 1
        from ended where r.id = ended.id and r.tenant_id = current_tenant()
      returning r.id, r.event_id, ended.status as former
    ), line as (
      insert into registration_history (registration_id, from_status, to_status, reason, at)
      select id, former, ${cancelled}::smallint, ${reason}::text, ${now}::timestamptz from changed
    ), traced as (${traceEach(
      context,
      { action: 'change-registration', info: reason },
      {
        event_id: sql`event_id`,
        subject_id: sql`id`,
        change: sql`jsonb_build_object('status', jsonb_build_array(former, ${cancelled}::int))`,
      },
      sql`changed`,
    )})
    select id, former from changed`.execute(db)
  await fromAbove().finishTasksOf(
    context,
    rows.flatMap(({ id, former }) => (former === toValidate ? [id] : [])),
  )
  for (const { id, former } of rows) if (former !== pending) await context.enqueue(mailCancellation, { registration_id: id, reason })
  if (rows.length === atOnce) await context.enqueue(endRegistrations, { event_id, reason })
}
