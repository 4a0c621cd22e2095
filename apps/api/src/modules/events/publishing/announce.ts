import { event as eventPage } from '@kxo/domain/events/paths'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { formatRange } from '@kxo/domain/kernel/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { peopleMeeting } from '../../contacts/index.ts'
import { criteriaOf } from '../criteria/criteria-of.ts'
import { tellPublication } from '../jobs.ts'
import { locationOf } from '../present.ts'
import { type EventFacts, findEvent } from '../queries.ts'

const batch = 500

/** Who may enter an event of themselves; whoever waits for an invitation hears of it by the invitation. */
export async function admitted(context: Context, event: EventFacts): Promise<RawBuilder<SqlBool> | undefined> {
  if (event.onboarding === 'onInvitation') return undefined
  if (event.onboarding === 'reserved') return sql<SqlBool>`u.company_id = ${event.company_id}`
  if (event.onboarding !== 'onCriteria') return sql<SqlBool>`true`
  const mode = event.criteria_mode === 'any' ? 'any' : 'all'
  return sql<SqlBool>`u.id in (${await peopleMeeting(context, mode, await criteriaOf(context.db, event.id))})`
}

/** Those of them who agreed to news, or are reached for their work and did not refuse (PRV-02). */
export const newsReaders = (isAdmitted: RawBuilder<SqlBool>) => sql`from users u
  left join lateral (select is_given from consents c where c.tenant_id = u.tenant_id and c.user_id = u.id and c.channel = 'mail' order by id desc limit 1) as c on true
  where u.status not in (${sql.join(accountStatus.codesOf(...shutOut))}) and coalesce(c.is_given, u.company_id is not null) and ${isAdmitted}`

type Addressee = Recipient & { user_id: number }
async function peopleToTell({ db }: Context, isAdmitted: RawBuilder<SqlBool>, after: number): Promise<Addressee[]> {
  const { rows } =
    await sql<Addressee>`select u.id as user_id, u.mail, u.first_name, u.last_name, u.language ${newsReaders(isAdmitted)} and u.id > ${after}
    order by u.id limit ${batch}`.execute(db)
  return rows
}

/** Announces an event that was just published, once to each; whoever left news is left in peace by the outbox. */
export async function announce(context: Context, { event_id, after }: { event_id: number; after: number }): Promise<void> {
  const { db, services } = context
  const event = await findEvent(db, event_id)
  const isAdmitted =
    event?.is_active && !event.cancelled_at && event.announcement === 'everyone' ? await admitted(context, event) : undefined
  if (!event || !isAdmitted) return
  const location = await locationOf(db, event.location_id)
  const people = await peopleToTell(context, isAdmitted, after)
  const { start_date, end_date, time_zone: zone } = event
  for (const to of people)
    await services.enqueueMail(context, {
      moment: 'publish_event',
      to,
      occurrence: `published ${event_id}`,
      event_id,
      values: {
        title: event.title,
        dates: start_date ? formatRange(start_date, end_date ?? start_date, to.language, { zone }) : '',
        place: location?.name ?? event.town ?? '',
      },
      path: eventPage(event_id),
      topic: 'news',
    })
  const last = people.at(-1)
  if (last && people.length === batch) await context.enqueue(tellPublication, { event_id, after: last.user_id })
}
