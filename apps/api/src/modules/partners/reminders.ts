import { event as eventAddress } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../mailing/index.ts'

/** Those who take part in an event that is about to begin. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select p.tenant_id, p.id as subject_id, null::bigint as detail_id, p.event_id, p.user_id, e.start_date as anchor_at, e.created_at as since, e.time_zone as zone
    from events e join event_partners p on p.tenant_id = e.tenant_id and p.event_id = e.id
    where e.is_active and e.cancelled_at is null and e.start_date between ${from} and ${to} and p.status = ${sql.lit(partnerStatus.codeOf('validated'))}`

async function write(context: Context, { user_id, event_id, moment, occurrence }: DueMail): Promise<void> {
  const user = await findUser(context.db, user_id)
  const event = await context.db
    .selectFrom('events')
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(['events.id', 'events.title', 'events.start_date', 'events.end_date', 'events.time_zone'])
    .select(sql<string>`coalesce(locations.name, events.town, '')`.as('place'))
    .where('events.id', '=', event_id ?? 0)
    .executeTakeFirst()
  if (!user || !event?.start_date) return
  const to = recipientOf(user)
  await context.services.enqueueMail(context, {
    moment,
    to,
    occurrence,
    event_id: event.id,
    values: {
      title: event.title,
      dates: formatRange(event.start_date, event.end_date ?? event.start_date, to.language, { zone: event.time_zone }),
      place: event.place,
    },
    path: eventAddress(event.id),
  })
}

export const partnersReminders: readonly Reminder[] = [{ moment: 'remind_partner', candidates, write }]
