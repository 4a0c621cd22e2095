import { adminEvent } from '@kxo/domain/events/paths'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../mailing/index.ts'

/** Whoever is in charge of what has just ended and is not closed yet. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select e.tenant_id, e.id as subject_id, null::bigint as detail_id, e.id as event_id, e.responsible_id as user_id, e.end_date as anchor_at,
      e.created_at as since, e.time_zone as zone
    from events e where e.is_active and e.cancelled_at is null and e.closed_at is null and e.is_training and e.responsible_id is not null
      and e.end_date between ${from} and ${to}`

async function write(context: Context, { subject_id, user_id, moment, occurrence }: DueMail): Promise<void> {
  const user = await findUser(context.db, user_id)
  const event = await context.db.selectFrom('events').select('title').where('id', '=', subject_id).executeTakeFirst()
  if (!user || !event) return
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    occurrence,
    event_id: subject_id,
    values: { title: event.title },
    path: adminEvent(subject_id),
  })
}

export const eventsReminders: readonly Reminder[] = [{ moment: 'end_event', candidates, write }]
