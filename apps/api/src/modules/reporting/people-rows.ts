import { presenceState } from '@kxo/domain/attendance/presence'
import { documentStatus } from '@kxo/domain/documents/status'
import { eventNature } from '@kxo/domain/events/nature'
import { accountStatus } from '@kxo/domain/identity/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { taskStatus } from '@kxo/domain/tasks/status'
import { type RawBuilder, sql } from 'kysely'
import { followedMinutes, isFollowed } from '../attendance/index.ts'
import { attendeesOf } from '../registrations/index.ts'
import type { FigureFact, FigureQuery, Moment } from './figure-query.ts'

/** Whether an instant falls in the period. */
export const within = (at: RawBuilder<unknown>, { from, to }: Pick<Moment, 'from' | 'to'>): RawBuilder<boolean> =>
  sql<boolean>`(${from}::timestamptz is null or ${at} >= ${from}) and (${to}::timestamptz is null or ${at} < ${to})`
const codes = (...keys: RegistrationStatus[]) => sql.join(registrationStatus.codesOf(...keys))
const personName = sql`trim(u.first_name || ' ' || u.last_name)`

const registrations =
  (having: RawBuilder<boolean>): FigureQuery =>
  (moment) =>
    sql`
    select r.id, r.event_id as subject_id, ${personName} as label, e.title as detail, r.created_at as at, 1::numeric as amount, 1::numeric as weight
      from registrations r
      join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
     where ${within(sql`r.created_at`, moment)} and ${having}`
export const registrationRows = {
  all: registrations(sql`r.status <> ${registrationStatus.codeOf('cancelled')}`),
  toValidate: registrations(sql`r.status = ${registrationStatus.codeOf('toValidate')}`),
  notFinalised: registrations(sql`r.status in (${codes('pending', 'toComplete', 'toPay')})`),
  confirmed: registrations(sql`r.status in (${codes('registered', 'present', 'signedIn', 'absent')})`),
}

/** People known at the end of the period; `inside` keeps those created in it. */
const contacts =
  (having: RawBuilder<boolean>, inside = false): FigureQuery =>
  ({ from, to }) =>
    sql`
    select u.id, u.id as subject_id, ${personName} as label, u.mail as detail, u.created_at as at, 1::numeric as amount, 1::numeric as weight
      from users u
     where ${within(sql`u.created_at`, { from: inside ? from : null, to })}
       and u.status <> ${accountStatus.codeOf('deleted')} and ${having}`
export const contactRows = {
  all: contacts(sql`true`),
  clients: contacts(sql`u.is_adherent`),
  newProspects: contacts(sql`u.is_prospect`, true),
}

const events =
  (having: RawBuilder<boolean>): FigureQuery =>
  (moment) =>
    sql`
    select e.id, e.id as subject_id, e.title as label, coalesce(e.town, '') as detail, e.start_date as at, 1::numeric as amount, 1::numeric as weight
      from events e
     where ${within(sql`e.start_date`, moment)} and e.nature = ${eventNature.codeOf('master')}
       and e.is_active and e.cancelled_at is null and ${having}`
export const eventRows = { all: events(sql`true`), trainings: events(sql`e.is_training`), others: events(sql`not e.is_training`) }

export const mailErrors: FigureQuery = (moment) => sql`
  select m.id, null::bigint as subject_id, m.subject as label, m.recipient as detail, m.created_at as at, 1::numeric as amount, 1::numeric as weight
    from mails m
   where m.status = ${mailStatus.codeOf('rejected')} and ${within(sql`m.created_at`, moment)}`

export const documentsToValidate: FigureQuery = (moment) => sql`
  select d.id, d.id as subject_id, d.name as label, coalesce(e.title, '') as detail, d.created_at as at, 1::numeric as amount, 1::numeric as weight
    from documents d
    left join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
   where d.status = ${sql.lit(documentStatus.codeOf('toValidate'))} and d.replaced_by is null and ${within(sql`d.created_at`, moment)}`

export const tasksOverdue: FigureQuery = (moment) => sql`
  select t.id, t.id as subject_id, t.label, ${personName} as detail, t.todo_date as at, 1::numeric as amount, 1::numeric as weight
    from tasks t
    join users u on u.tenant_id = t.tenant_id and u.id = t.todo_user_id
   where t.status = ${sql.lit(taskStatus.keys[0])} and t.todo_date < ${moment.now} and ${within(sql`t.todo_date`, moment)}`

const expected = codes('registered', 'present', 'signedIn', 'absent')
const isSigned = sql`exists (select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id = r.id)`
const isProved = isFollowed(isSigned, sql`true`)

/** Who is registered, as `r`, to what the half-day `s` is of, and the event they registered for: theirs, or that of an activity they attend. */
const attending = sql`${attendeesOf(sql`s.tenant_id`, sql`s.event_id`)} as attendee
    join registrations r on r.tenant_id = s.tenant_id and r.id = attendee.registration_id
    join events whole on whole.tenant_id = r.tenant_id and whole.id = r.event_id`

/** Past half-days of training where the presence of someone present or expected is not proved. */
export const slotsUnsigned: FigureQuery = (moment) => sql`
  select s.id, s.event_id as subject_id, e.title as label, s.title as detail, s.start_at as at, 1::numeric as amount, 1::numeric as weight
    from slots s
    join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
   where s.end_at < ${moment.now} and ${within(sql`s.start_at`, moment)}
     and exists (
       select from ${attending}
         left join presences p on p.tenant_id = r.tenant_id and p.slot_id = s.id and p.registration_id = r.id
        where whole.is_training and whole.cancelled_at is null and e.cancelled_at is null and r.status in (${codes('registered', 'present', 'signedIn')})
          and p.state is distinct from ${presenceState.codeOf('absent')} and not ${isProved})`

/** Each half-day `s` of the events and of their activities in the period, for each registration `r`, with what `p` tells of it. */
const halfDays = (moment: Moment) => sql`slots s
    cross join ${attending}
    join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
    join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    left join presences p on p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id
   where ${within(sql`s.start_at`, moment)}`

/** Minutes followed of the half-days of training, per registration. */
export const trainingTime: FigureQuery = (moment) => sql`
  select r.id, r.event_id as subject_id, ${personName} as label, whole.title as detail, min(s.start_at) as at, sum(${followedMinutes})::numeric as amount, count(*)::numeric as weight
    from ${halfDays(moment)} and whole.is_training and ${isProved}
   group by r.id, r.event_id, u.first_name, u.last_name, whole.title`

/** Those that are past, of the registrations expected at them; of those who are `counted`. */
const expectedHalfDays = (moment: Moment, counted: RawBuilder<boolean>) => sql`${halfDays(moment)} and r.status in (${expected})
     and s.end_at < ${moment.now} and ${counted} and e.cancelled_at is null and whole.cancelled_at is null`

/** Minutes achieved (amount) out of minutes planned (weight), per registration, over past half-days (FOR-42); of those who are `counted`. */
export const attendanceOf = (moment: Moment, counted: RawBuilder<boolean>): RawBuilder<FigureFact> => sql`
  select r.id, r.event_id as subject_id, ${personName} as label, whole.title as detail, min(s.start_at) as at,
         sum(case when ${isFollowed(isSigned, sql`whole.is_training`)} then ${followedMinutes} else 0 end)::numeric as amount,
         sum(extract(epoch from s.end_at - s.start_at) / 60)::numeric as weight
    from ${expectedHalfDays(moment, counted)}
   group by r.id, r.event_id, u.first_name, u.last_name, whole.title`
export const attendanceRows: FigureQuery = (moment) => attendanceOf(moment, sql<boolean>`true`)

type HalfDayFact = { state: number | null; minutes_late: number; is_signed: boolean }
/** Each past half-day of a registration expected at it, with what was recorded of it; of those who are `counted`. */
export const halfDaysOf = (moment: Moment, counted: RawBuilder<boolean>): RawBuilder<HalfDayFact> => sql`
  select p.state, coalesce(p.minutes_late, 0) as minutes_late, ${isProved} as is_signed
    from ${expectedHalfDays(moment, counted)}`
