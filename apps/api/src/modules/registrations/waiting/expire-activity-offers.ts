import { event as eventPage } from '@kxo/domain/events/paths'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { findRegistration } from '../queries.ts'
import { wakeWaitingList } from './offer-places.ts'

const isOver = (now: Date): RawBuilder<SqlBool> => sql`held_until < ${now}`

/** Tenants where an offered place of an activity was left unanswered. */
export async function tenantsWithOffersOver(across: Queries, now: Date): Promise<number[]> {
  const rows = await across.selectFrom('registration_activities').select('tenant_id').distinct().where(isOver(now)).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

type Over = { registration_id: number; activity_id: number; title: string; entry_id: number | null; asked_by: number | null }

/**
 * Gives back the places of activities offered and left unanswered, tells their people, or who asked for their group, and serves who comes next.
 * Those whose registration is being changed are left to the next minute.
 */
export async function expireActivityOffers(context: Context): Promise<void> {
  const { db, now } = context
  const { rows } = await sql<Over>`
    with over as (
      select c.registration_id, c.activity_id, e.id as entry_id, e.asked_by from registration_activities c
        join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
        left join waiting_list_people p on p.tenant_id = c.tenant_id and p.event_id = c.activity_id and p.registration_id = c.registration_id
             and p.state = ${waitingState.codeOf('offered')}
        left join waiting_list_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
       where c.held_until < ${now} order by c.registration_id, c.activity_id for update of r skip locked
    )
    delete from registration_activities c using over, events
     where c.tenant_id = current_tenant() and c.registration_id = over.registration_id and c.activity_id = over.activity_id
       and c.held_until < ${now} and events.tenant_id = c.tenant_id and events.id = c.activity_id
    returning c.registration_id, c.activity_id, events.title, over.entry_id, over.asked_by`.execute(db)
  const written = new Set<number>()
  for (const over of rows) {
    const row = await findRegistration(db, over.registration_id)
    if (!row) continue
    const title = `${row.event_title} – ${over.title}`
    const isAlone = over.asked_by === row.user_id && rows.filter(({ entry_id }) => entry_id === over.entry_id).length === 1
    if (over.entry_id === null || over.asked_by === null || isAlone)
      await writeToGuest(context, 'hold_expired', row, {
        occurrence: `${row.id} activity ${over.activity_id} ${now.toISOString()}`,
        values: { title },
      })
    else if (!written.has(over.entry_id)) {
      written.add(over.entry_id)
      await tellAsker(context, over.asked_by, {
        title,
        event_id: row.event_id,
        occurrence: `waiting ${over.entry_id} ${now.toISOString()}`,
      })
    }
  }
  for (const id of new Set(rows.map(({ activity_id }) => activity_id))) await wakeWaitingList(context, id)
}

type GroupNews = { title: string; event_id: number; occurrence: string }

/** One mail for the places of a group, to who asked for it: its people were offered nothing themselves. */
async function tellAsker(context: Context, asked_by: number, { title, event_id, occurrence }: GroupNews): Promise<void> {
  const asker = await findUser(context.db, asked_by)
  if (!asker) return
  const to = recipientOf(asker)
  await context.services.enqueueMail(context, {
    moment: 'waiting_list_group_over',
    to,
    occurrence,
    values: { title },
    event_id,
    path: eventPage(event_id),
  })
}
