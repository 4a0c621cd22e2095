import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { findRegistration } from '../queries.ts'
import { wakeWaitingList } from './offer-places.ts'

const isOver = (now: Date): RawBuilder<SqlBool> => sql`held_until < ${now}`

/** Tenants where an offered place of an activity was left unanswered. */
export async function tenantsWithOffersOver(across: Queries, now: Date): Promise<number[]> {
  const rows = await across.selectFrom('registration_activities').select('tenant_id').distinct().where(isOver(now)).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Gives back the places of activities offered and left unanswered, tells their people and serves who comes next. Those whose registration is being changed are left to the next minute. */
export async function expireActivityOffers(context: Context): Promise<void> {
  const { db, now } = context
  const { rows } = await sql<{ registration_id: number; activity_id: number; title: string }>`
    with over as (
      select c.registration_id, c.activity_id from registration_activities c
        join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
       where c.held_until < ${now} order by c.registration_id, c.activity_id for update of r skip locked
    )
    delete from registration_activities c using over, events
     where c.tenant_id = current_tenant() and c.registration_id = over.registration_id and c.activity_id = over.activity_id
       and c.held_until < ${now} and events.tenant_id = c.tenant_id and events.id = c.activity_id
    returning c.registration_id, c.activity_id, events.title`.execute(db)
  for (const { registration_id, activity_id, title } of rows) {
    const row = await findRegistration(db, registration_id)
    if (row)
      await writeToGuest(context, 'hold_expired', row, {
        occurrence: `${registration_id} activity ${activity_id} ${now.toISOString()}`,
        values: { title: `${row.event_title} – ${title}` },
      })
  }
  for (const id of new Set(rows.map(({ activity_id }) => activity_id))) await wakeWaitingList(context, id)
}
