import { formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { eventPayment } from '@kxo/domain/payments/paths'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MomentName } from '../../platform/mail.ts'
import type { Candidate, DueMail, Leaving, Range, Reminder } from '../mailing/index.ts'
import { writeToGuest } from './inviting/write-to-guest.ts'
import { findRegistration, type RegistrationRow } from './queries.ts'

const dates: Partial<Record<Anchor, string>> = { start: 'e.start_date', end: 'e.end_date', limit: 'e.limit_date' }
const isLive = sql`e.is_active and e.cancelled_at is null`

type Concern = { statuses: readonly RegistrationStatus[]; isAsynchronous?: true; isOfPayer?: true }

/** People of the registrations in these states, by the date of their event or by when they entered the state: those are looked up by their key, whatever their number (`offset 0`). */
const candidates =
  ({ statuses, isAsynchronous, isOfPayer }: Concern) =>
  (anchor: Anchor, { from, to }: Range, { dueOn, isDue }: Leaving) => {
    // Nobody is reminded of what somebody else answers for.
    const isRequested = isOfPayer ? sql`and not (r.is_company_paid or r.has_other_payer)` : sql``
    const codes = sql.join(registrationStatus.codesOf(...statuses))
    const columns = sql`null::bigint as detail_id, r.event_id, r.user_id`
    const date = dates[anchor]
    if (date === undefined)
      return sql<Candidate>`select h.tenant_id, h.registration_id as subject_id, ${columns}, h.at as anchor_at, h.at as since, e.time_zone as zone
        from registration_history h
        cross join lateral (select event_id, user_id, status, is_company_paid, has_other_payer from registrations
          where tenant_id = h.tenant_id and id = h.registration_id offset 0) as r
        join events e on e.tenant_id = h.tenant_id and e.id = r.event_id and ${isLive}
        where h.to_status in (${codes}) and r.status = h.to_status and h.at between ${from} and ${to} and ${isDue(sql`h.at`, sql`e.time_zone`)}
          and (e.start_date is null or e.start_date > ${dueOn(sql`h.at`, sql`e.time_zone`)})
          and not exists (select from registration_history l where l.tenant_id = h.tenant_id and l.registration_id = h.registration_id and l.id > h.id) ${isRequested}`
    const at = sql.ref(date)
    return sql<Candidate>`select e.tenant_id, r.id as subject_id, ${columns}, ${at} as anchor_at, r.created_at as since, e.time_zone as zone
      from events e join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id
      where ${isLive} and ${at} between ${from} and ${to} and ${isDue(at, sql`e.time_zone`)} and r.status in (${codes}) ${isAsynchronous ? sql`and e.is_asynchronous` : sql``} ${isRequested}`
  }

/** What an event's mails say of it: its dates as its own clock tells them, and where it is held. */
export async function factsOfEvent({ db }: Context, row: RegistrationRow): Promise<{ dates: string; place: string }> {
  const place = await db
    .selectFrom('events')
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(sql<string>`coalesce(locations.name, events.town, '')`.as('place'))
    .where('events.id', '=', row.event_id)
    .executeTakeFirst()
  const { start_date, end_date, time_zone: zone } = row
  return {
    dates: start_date ? formatRange(start_date, end_date ?? start_date, row.language as 'fr' | 'en', { zone }) : '',
    place: place?.place ?? '',
  }
}

async function write(context: Context, { moment, subject_id, occurrence }: DueMail): Promise<void> {
  const row = await findRegistration(context.db, subject_id)
  if (!row) return
  await writeToGuest(context, moment, row, {
    occurrence,
    values: await factsOfEvent(context, row),
    ...(moment === 'remind_payment' && { path: eventPayment(row.event_id) }),
  })
}

const concerns: Partial<Record<MomentName, Concern>> = {
  remind_invitation: { statuses: ['invited'] },
  remind_complete: { statuses: ['toComplete'] },
  remind_payment: { statuses: ['toPay'], isOfPayer: true },
  remind_event_1: { statuses: ['registered'] },
  remind_event_2: { statuses: ['registered'] },
  start_event: { statuses: ['registered'], isAsynchronous: true },
  thank_guest: { statuses: ['present', 'signedIn'] },
  absent_guest: { statuses: ['absent'] },
}

export const registrationReminders: readonly Reminder[] = Object.entries(concerns).map(([moment, concern]) => ({
  moment: moment as MomentName,
  candidates: candidates(concern),
  write,
}))
