import { missingOf } from '@kxo/domain/events/minimum'
import { adminEvent } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../mailing/index.ts'

/** Whoever is in charge of what needs a number of people to take place. */
const candidates = (anchor: Anchor, { from, to }: Range) => {
  const at = sql.ref(anchor === 'decision' ? 'e.decision_date' : anchor === 'limit' ? 'e.limit_date' : 'e.start_date')
  // A date set to decide is the one that counts.
  const isJudged = anchor === 'decision' ? sql`` : sql`and e.decision_date is null`
  return sql<Candidate>`select e.tenant_id, e.id as subject_id, null::bigint as detail_id, e.id as event_id, e.responsible_id as user_id,
      ${at} as anchor_at, e.created_at as since, e.time_zone as zone
    from events e where e.is_active and e.cancelled_at is null and e.min_participants is not null and e.responsible_id is not null
      and e.confirmed_at is null ${isJudged} and ${at} between ${from} and ${to}`
}

/** Says whether the minimum is reached, as places stand when it leaves. */
async function write(context: Context, { subject_id, user_id, moment, occurrence }: DueMail): Promise<void> {
  const user = await findUser(context.db, user_id)
  const event = await context.db
    .selectFrom('events')
    .innerJoin('event_places', (join) =>
      join.onRef('event_places.tenant_id', '=', 'events.tenant_id').onRef('event_places.event_id', '=', 'events.id'),
    )
    .select(['title', 'taken', 'min_participants'])
    .where('events.id', '=', subject_id)
    .executeTakeFirst()
  if (!user || !event) return
  const { say } = languageOf(user.language as Locale, context.tenant)
  const missing = missingOf(event) ?? 0
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    occurrence,
    event_id: subject_id,
    values: { title: event.title, state: missing === 0 ? say(w.minimumReached) : say(w.minimumMissing, { n: missing }) },
    path: adminEvent(subject_id),
  })
}

export const minimumReminder: Reminder = { moment: 'check_minimum', candidates, write }
