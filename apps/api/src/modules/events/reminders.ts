import { adminEvent, event } from '@kxo/domain/events/paths'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../mailing/index.ts'
import { minimumReminder } from './minimum-reminder.ts'

const isToClose = sql`e.is_active and e.cancelled_at is null and e.closed_at is null and e.is_training`

/** Whoever is in charge of what has just ended and is not closed yet, and those who led it. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select e.tenant_id, e.id as subject_id, null::bigint as detail_id, e.id as event_id, e.responsible_id as user_id, e.end_date as anchor_at,
      e.created_at as since, e.time_zone as zone
    from events e where ${isToClose} and e.responsible_id is not null and e.end_date between ${from} and ${to}
  union all
  select e.tenant_id, e.id as subject_id, p.id as detail_id, e.id as event_id, p.user_id, e.end_date as anchor_at, e.created_at as since, e.time_zone as zone
    from events e join event_partners p on p.tenant_id = e.tenant_id and p.event_id = e.id and p.user_id is distinct from e.responsible_id
      and p.status = ${sql.lit(partnerStatus.codeOf('validated'))}
    where ${isToClose} and e.end_date between ${from} and ${to}`

async function write(context: Context, { subject_id, detail_id, user_id, moment, occurrence }: DueMail): Promise<void> {
  const user = await findUser(context.db, user_id)
  const ended = await context.db.selectFrom('events').select('title').where('id', '=', subject_id).executeTakeFirst()
  if (!user || !ended) return
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    occurrence,
    role: detail_id === null ? 'responsible' : 'partner',
    event_id: subject_id,
    values: { title: ended.title },
    path: detail_id === null ? adminEvent(subject_id) : event(subject_id),
  })
}

export const eventsReminders: readonly Reminder[] = [{ moment: 'end_event', candidates, write }, minimumReminder]
