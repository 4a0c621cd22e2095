import { meeting } from '@kxo/domain/attendance/paths'
import { personalLink } from '@kxo/domain/identity/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, makeLink, recipientOf } from '../../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../../mailing/index.ts'
import { meetingDetails, meetingLines } from './meeting-details.ts'
import { graceMs } from './read-meeting.ts'

/** Who is expected at a video meeting of a tenant that holds them, and who leads it. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select e.tenant_id, e.id as subject_id, w.user_id as detail_id, e.id as event_id, w.user_id, e.start_date as anchor_at, w.since, e.time_zone as zone
    from events e join tenants t on t.id = e.tenant_id and 'visio' = any (t.features)
    cross join lateral (
      select r.user_id, r.created_at as since from registrations r
       where r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in (${sql.join(registrationStatus.codesIn('isExpected'))})
      union all
      select distinct p.user_id, e.created_at from event_partners p
       where p.tenant_id = e.tenant_id and p.event_id = e.id and p.status = ${sql.lit(partnerStatus.codeOf('validated'))}) as w
   where e.is_active and e.is_online and e.cancelled_at is null and e.start_date between ${from} and ${to}`

async function write(context: Context, { moment, user_id, event_id, occurrence }: DueMail): Promise<void> {
  const { db, tenant } = context
  const user = await findUser(db, user_id)
  const event = await db
    .selectFrom('events')
    .select(['id', 'parent_id', 'title', 'start_date', 'end_date', 'time_zone', 'is_online'])
    .select(['meeting_phone', 'meeting_equipment', 'meeting_instructions', 'meeting_waits_for_host'])
    .where('id', '=', event_id ?? 0)
    .executeTakeFirst()
  if (!user || !event?.start_date || !event.is_online) return
  const ends = event.end_date ?? event.start_date
  const to = recipientOf(user)
  const expires_at = new Date(ends.getTime() + graceMs)
  const code = await makeLink(context, { user_id, purpose: 'meeting', path: meeting(event.id), expires_at })
  await context.services.enqueueMail(context, {
    moment,
    to,
    occurrence,
    event_id: event.id,
    values: {
      title: event.title,
      dates: formatRange(event.start_date, ends, to.language, { zone: event.time_zone }),
      details: meetingLines(languageOf(to.language, tenant), await meetingDetails(db, event)).join('\n'),
    },
    path: personalLink(tenant.name, code),
  })
}

export const meetingReminder: Reminder = { moment: 'send_meeting_link', candidates, write }
