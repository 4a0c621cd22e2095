import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { documentStatus } from '@kxo/domain/documents/status'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { formatDate, formatRange } from '@kxo/domain/kernel/dates'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { wayToDeposit } from '../documents/index.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, DueMail, Range, Reminder } from '../mailing/index.ts'

/** Those who take part in an event that is about to begin. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select e.tenant_id, p.id as subject_id, null::bigint as detail_id, p.event_id, p.user_id, e.start_date as anchor_at, e.created_at as since, e.time_zone as zone
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

/** Papers in hand of those who still take part in something, while nothing newer took their place. */
const expiring = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select q.tenant_id, q.id as subject_id, null::bigint as detail_id, null::bigint as event_id, p.user_id,
      q.expires_on::timestamp at time zone zone_of(t.params) as anchor_at, q.created_at as since, zone_of(t.params) as zone
    from document_requests q join partners p on p.tenant_id = q.tenant_id and p.id = q.partner_id join tenants t on t.id = q.tenant_id
    join documents held on held.tenant_id = q.tenant_id and held.id = q.document_id
    where held.status = ${sql.lit(documentStatus.codeOf('validated'))} and p.status <> ${sql.lit(partnerStatus.codeOf('deleted'))}
      and q.expires_on between (${from}::timestamptz at time zone 'UTC')::date - 1 and (${to}::timestamptz at time zone 'UTC')::date + 1
      and not exists (select from document_requests newer where newer.tenant_id = q.tenant_id and newer.partner_id = q.partner_id
        and newer.name = q.name and newer.id > q.id and newer.document_id is not null)`

async function writeRenewal(context: Context, { user_id, subject_id, moment, occurrence }: DueMail): Promise<void> {
  const [user, paper] = await Promise.all([
    findUser(context.db, user_id),
    context.db.selectFrom('document_requests').select(['name', 'expires_on']).where('id', '=', subject_id).executeTakeFirst(),
  ])
  if (!user || !paper?.expires_on) return
  const to = recipientOf(user)
  const values = {
    name: paper.name,
    date: formatDate(paper.expires_on, to.language, { style: 'long' }),
    ...mailedDocument({ category: 'other', status: 'toComplete', deadline: paper.expires_on }),
  }
  await context.services.enqueueMail(context, { moment, to, occurrence, values, ...wayToDeposit })
}

/** Papers asked that still lack, of anybody but of those put away. */
const lacking = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select q.tenant_id, q.id as subject_id, null::bigint as detail_id, null::bigint as event_id, q.user_id,
      q.created_at as anchor_at, q.created_at as since, zone_of(t.params) as zone
    from document_requests q left join partners p on p.tenant_id = q.tenant_id and p.id = q.partner_id join tenants t on t.id = q.tenant_id
    where q.document_id is null and p.status is distinct from ${sql.lit(partnerStatus.codeOf('deleted'))} and q.created_at between ${from} and ${to}`

async function askAgain(context: Context, { user_id, subject_id, moment, occurrence }: DueMail): Promise<void> {
  const [user, paper] = await Promise.all([
    findUser(context.db, user_id),
    context.db
      .selectFrom('document_requests')
      .select(['name', 'partner_id', 'due_on'])
      .where('id', '=', subject_id)
      .where('document_id', 'is', null)
      .executeTakeFirst(),
  ])
  if (!user || !paper) return
  const values = {
    name: paper.name,
    ...mailedDocument({ category: 'other', status: 'toComplete', deadline: paper.due_on }),
    client: context.tenant.label,
  }
  const role = paper.partner_id === null ? { role: 'person' as const } : {}
  await context.services.enqueueMail(context, { moment, ...role, to: recipientOf(user), occurrence, values, ...wayToDeposit })
}

export const partnersReminders: readonly Reminder[] = [
  { moment: 'remind_partner', candidates, write },
  { moment: 'remind_partner_paper', candidates: lacking, write: askAgain },
  { moment: 'renew_paper', candidates: expiring, write: writeRenewal },
]
