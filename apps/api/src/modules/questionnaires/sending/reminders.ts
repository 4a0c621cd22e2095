import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { MomentName } from '../../../platform/mail.ts'
import type { Candidate, DueMail, Leaving, Range, Reminder } from '../../mailing/index.ts'
import { audience } from '../audience-of.ts'
import { isOpenAt } from '../closes-at.ts'
import { writeInvitation } from './write-invitation.ts'

const [needs, cold] = (['needs', 'cold'] as const).map((key) => sql.lit(questionnaireMoment.codeOf(key)))
const participant = sql.lit(questionnaireAudience.codeOf('participant'))
const registered = sql.lit(registrationStatus.codeOf('registered'))

/** Questionnaires that may be sent: of an event that stands, with a published version, in a space that has them. */
const sendable = sql`event_questionnaires q
  join events e on e.tenant_id = q.tenant_id and e.id = q.event_id and e.is_active and e.cancelled_at is null
  join forms f on f.tenant_id = q.tenant_id and f.id = q.form_id and f.published_version_id is not null and f.archived_at is null
  join tenants t on t.id = q.tenant_id and 'interactivity' = any (t.features)
  where q.retired_at is null`

/** Who has neither answered nor declined the questionnaire `q`. */
export const hasNotAnswered = (user_id: RawBuilder<unknown>) => sql`not exists (select from questionnaire_invitations i
  where i.tenant_id = q.tenant_id and i.event_questionnaire_id = q.id and i.user_id = ${user_id} and (i.answered_on is not null or i.declined_on is not null))`

/** Everyone a questionnaire is for, when it is sent; and whoever registers later than the needs were gathered, when they do. */
const candidatesAmong =
  (isOfMoment: RawBuilder<unknown>) =>
  (_: Anchor, { from, to }: Range, { dueOn, isDue }: Leaving) => {
    const [due, entry, zone] = [sql.ref('q.due_at'), sql.ref('h.at'), sql.ref('e.time_zone')]
    return sql<Candidate>`
      select q.tenant_id, q.id as subject_id, people.user_id as detail_id, q.event_id, people.user_id, q.due_at as anchor_at, q.created_at as since, q.zone
        from (select q.*, e.time_zone as zone from ${sendable} and ${isOfMoment} and ${due} between ${from} and ${to} and ${isDue(due, zone)}
          and ${isOpenAt(dueOn(due, zone))} offset 0) as q
        cross join lateral ${audience} as people
        where ${hasNotAnswered(sql`people.user_id`)}
      union all
      select q.tenant_id, q.id, r.user_id, q.event_id, r.user_id, h.at, h.at, e.time_zone
        from registration_history h
        cross join lateral (select event_id, user_id, status from registrations where tenant_id = h.tenant_id and id = h.registration_id offset 0) as r
        cross join ${sendable} and ${isOfMoment} and q.tenant_id = h.tenant_id and q.event_id = r.event_id and q.moment = ${needs} and q.audience = ${participant}
        and h.to_status = ${registered} and r.status = h.to_status and ${entry} between ${from} and ${to} and ${isDue(entry, zone)}
        and h.at > q.due_at and e.start_date > ${dueOn(entry, zone)} and ${isOpenAt(dueOn(entry, zone))} and ${hasNotAnswered(sql`r.user_id`)}`
  }

const write = (context: Context, { moment, subject_id, user_id, occurrence }: DueMail): Promise<void> =>
  writeInvitation(context, { sending: subject_id, user_id, moment, occurrence })

const anyMoment = sql`true`
const moments = {
  send_questionnaire: sql`q.moment <> ${cold}`,
  send_cold_questionnaire: sql`q.moment = ${cold}`,
  remind_questionnaire: anyMoment,
} satisfies Partial<Record<MomentName, RawBuilder<unknown>>>

export const questionnaireReminders: readonly Reminder[] = Object.entries(moments).map(([moment, isOfMoment]) => ({
  moment: moment as keyof typeof moments,
  candidates: candidatesAmong(isOfMoment),
  write,
}))
