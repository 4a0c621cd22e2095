import { formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { eventPayment } from '@kxo/domain/payments/paths'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MomentName } from '../../platform/mail.ts'
import type { Candidate, DueMail, Leaving, Range, Reminder } from '../mailing/index.ts'
import { attendedHalfDays } from './activities/attended-half-days.ts'
import { attendeesOf } from './activities/attendees.ts'
import { formReminder } from './forms/form-reminder.ts'
import { agreementReminder } from './funding/agreement-reminder.ts'
import { factsOfEvent } from './inviting/event-facts.ts'
import { writeToGuest } from './inviting/write-to-guest.ts'
import { paperReminder } from './papers/paper-deadlines.ts'
import { paperRequest } from './papers/paper-requests.ts'
import { findRegistration, type RegistrationRow } from './queries.ts'

const dates: Partial<Record<Anchor, string>> = { start: 'e.start_date', end: 'e.end_date', limit: 'e.limit_date' }
const isLive = sql`e.is_active and e.cancelled_at is null`

type Concern = { statuses: readonly RegistrationStatus[]; isAsynchronous?: true; isOfPayer?: true; withActivities?: true }

/** Activities that begin on another day than their event, for those who attend them. */
const ofOtherDays = (
  between: (anchor: RawBuilder<unknown>) => RawBuilder<unknown>,
  isDue: Leaving['isDue'],
  isConcerned: RawBuilder<unknown>,
) => sql`union all
    select a.tenant_id, r.id as subject_id, a.id as detail_id, r.event_id, r.user_id, a.start_date as anchor_at, r.created_at as since, a.time_zone as zone
      from events a join events e on e.tenant_id = a.tenant_id and e.id = a.parent_id and ${isLive}
      cross join ${attendeesOf(sql`a.tenant_id`, sql`a.id`)} as attending
      cross join lateral (select id, event_id, user_id, created_at, status from registrations
        where tenant_id = a.tenant_id and id = attending.registration_id offset 0) as r
      where a.cancelled_at is null and ${between(sql`a.start_date`)} and ${isDue(sql`a.start_date`, sql`a.time_zone`)}
        and (a.start_date at time zone a.time_zone)::date is distinct from (e.start_date at time zone e.time_zone)::date and ${isConcerned}`

/** People of the registrations in these states, by the date of their event or by when they entered the state: those and their event are looked up by their key, whatever their number (`offset 0`). */
const candidates =
  ({ statuses, isAsynchronous, isOfPayer, withActivities }: Concern) =>
  (anchor: Anchor, { from, to }: Range, { dueOn, isDue }: Leaving) => {
    // Nobody is reminded of what somebody else answers for.
    const isRequested = isOfPayer ? sql`and not (r.is_company_paid or r.has_other_payer)` : sql``
    // Written as they are: an index of some states serves only who names them before it is planned.
    const codes = sql.join(registrationStatus.codesOf(...statuses).map((code) => sql.lit(code)))
    const columns = sql`null::bigint as detail_id, r.event_id, r.user_id`
    const date = dates[anchor]
    if (date === undefined)
      return sql<Candidate>`select h.tenant_id, h.registration_id as subject_id, ${columns}, h.at as anchor_at, h.at as since, e.time_zone as zone
        from registration_history h
        cross join lateral (select event_id, user_id, status, is_company_paid, has_other_payer from registrations
          where tenant_id = h.tenant_id and id = h.registration_id offset 0) as r
        cross join lateral (select e.time_zone, e.start_date from events e where e.tenant_id = h.tenant_id and e.id = r.event_id and ${isLive} offset 0) as e
        where h.to_status in (${codes}) and r.status = h.to_status and h.at between ${from} and ${to} and ${isDue(sql`h.at`, sql`e.time_zone`)}
          and (e.start_date is null or e.start_date > ${dueOn(sql`h.at`, sql`e.time_zone`)})
          and not exists (select from registration_history l where l.tenant_id = h.tenant_id and l.registration_id = h.registration_id and l.id > h.id) ${isRequested}`
    const at = sql.ref(date)
    const between = (anchor: RawBuilder<unknown>) => sql`${anchor} between ${from} and ${to}`
    const activities = withActivities ? ofOtherDays(between, isDue, sql`r.status in (${codes})`) : sql``
    return sql<Candidate>`select e.tenant_id, r.id as subject_id, ${columns}, ${at} as anchor_at, r.created_at as since, e.time_zone as zone
      from events e join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id
      where ${isLive} and ${between(at)} and ${isDue(at, sql`e.time_zone`)} and r.status in (${codes}) ${isAsynchronous ? sql`and e.is_asynchronous` : sql``} ${isRequested}
      ${activities}`
  }

/** What is said of an activity that begins another day than its event: what it is called, when and where it is. */
async function factsOfActivity({ db }: Context, row: RegistrationRow, activity_id: number) {
  const halfDays = (await attendedHalfDays(db, [row.id]))(row.id).filter(({ event_id }) => event_id === activity_id)
  const [first, last] = [halfDays[0], halfDays.at(-1)]
  if (!first || !last) return undefined
  return {
    title: [row.event_title, first.activity].join(' – '),
    dates: formatRange(first.start_at, last.end_at, row.language as 'fr' | 'en', { zone: row.time_zone, times: halfDays.length === 1 }),
    place: [first.room_name, first.place].filter(Boolean).join(', '),
  }
}

async function write(context: Context, { moment, subject_id, detail_id, occurrence }: DueMail): Promise<void> {
  const row = await findRegistration(context.db, subject_id)
  if (!row) return
  const values = detail_id === null ? await factsOfEvent(context, row) : await factsOfActivity(context, row, Number(detail_id))
  if (!values) return
  await writeToGuest(context, moment, row, {
    occurrence,
    values,
    ...(moment === 'remind_payment' && { path: eventPayment(row.event_id) }),
  })
}

const concerns: Partial<Record<MomentName, Concern>> = {
  remind_invitation: { statuses: ['invited'] },
  remind_complete: { statuses: ['toComplete'] },
  remind_payment: { statuses: ['toPay'], isOfPayer: true },
  remind_event_1: { statuses: ['registered'], withActivities: true },
  remind_event_2: { statuses: ['registered', 'present'], withActivities: true },
  start_event: { statuses: ['registered'], isAsynchronous: true },
  thank_guest: { statuses: ['present', 'signedIn'] },
  absent_guest: { statuses: ['absent'] },
}

export const registrationReminders: readonly Reminder[] = [
  ...Object.entries(concerns).map(([moment, concern]) => ({ moment: moment as MomentName, candidates: candidates(concern), write })),
  agreementReminder,
  formReminder,
  paperReminder,
  paperRequest,
]
