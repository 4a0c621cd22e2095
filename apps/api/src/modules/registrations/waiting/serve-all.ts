import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { offerPlaces } from './offer-places.ts'

const isServable = sql<boolean>`waiting > 0 and (max_participants is null or overbooking_allowed or taken < max_participants)`

/** Tenants where somebody waits for a place that is free: a maximum raised, an import undone, whatever the path. */
export async function tenantsWithServableWaits(across: Queries): Promise<number[]> {
  const rows = await across.selectFrom('event_places').select('tenant_id').distinct().where(isServable).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** The scheduled work: the events named, or every one of the tenant whose queue may be served. */
export async function serveWaitingLists(context: Context, { event_id }: { event_id?: number }): Promise<void> {
  if (event_id !== undefined) return void (await offerPlaces(context, event_id))
  const events = await context.db.selectFrom('event_places').select('event_id').where(isServable).orderBy('event_id').execute()
  for (const event of events) await offerPlaces(context, event.event_id)
}
