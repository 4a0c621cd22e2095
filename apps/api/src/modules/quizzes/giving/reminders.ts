import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { quizMoment, quizStatus } from '@kxo/domain/quizzes/kinds'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Candidate, Leaving, Range, Reminder } from '../../mailing/index.ts'
import { hasNotBegun, isFor } from './is-for.ts'
import { writeInvitation } from './write-invitation.ts'

const published = sql.lit(quizStatus.codeOf('published'))
const registered = sql.lit(registrationStatus.codeOf('registered'))
const atEnd = sql.lit(quizMoment.codeOf('end'))

/** Quizzes that may be sent: of an event that stands, published, in a space that has them. */
const sendable = sql`event_quizzes g
  join events e on e.tenant_id = g.tenant_id and e.id = g.event_id and e.is_active and e.cancelled_at is null
  join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id and q.status = ${published}
  join tenants t on t.id = g.tenant_id and 'interactivity' = any (t.features) and coalesce((t.params ->> 'use_quiz')::boolean, false)
  where g.retired_at is null`

/** Everyone a quiz is for, when it opens; and whoever registers once it is open, when they do. */
const candidates = (_: Anchor, { from, to }: Range, { dueOn, isDue }: Leaving) => {
  const [due, entry, zone] = [sql.ref('g.opens_at'), sql.ref('h.at'), sql.ref('e.time_zone')]
  return sql<Candidate>`
    select g.tenant_id, g.id as subject_id, r.user_id as detail_id, g.event_id, r.user_id, g.opens_at as anchor_at, g.created_at as since, g.zone
      from (select g.*, e.time_zone as zone from ${sendable} and ${due} between ${from} and ${to} and ${isDue(due, zone)}
        and (g.closes_at is null or g.closes_at > ${dueOn(due, zone)}) offset 0) as g
      join registrations r on ${isFor}
      where ${hasNotBegun}
    union all
    select g.tenant_id, g.id, r.user_id, g.event_id, r.user_id, h.at, h.at, e.time_zone
      from registration_history h
      cross join lateral (select tenant_id, event_id, user_id, status from registrations where tenant_id = h.tenant_id and id = h.registration_id offset 0) as r
      cross join ${sendable} and g.tenant_id = h.tenant_id and g.event_id = r.event_id and g.moment <> ${atEnd}
      and h.to_status = ${registered} and r.status = h.to_status and ${entry} between ${from} and ${to} and ${isDue(entry, zone)}
      and (g.opens_at is null or h.at > g.opens_at) and (g.closes_at is null or g.closes_at > ${dueOn(entry, zone)}) and ${hasNotBegun}`
}

export const quizReminders: readonly Reminder[] = [
  {
    moment: 'send_quiz',
    candidates,
    write: (context, { subject_id, user_id, occurrence }) => writeInvitation(context, { eventQuiz: subject_id, user_id, occurrence }),
  },
]
