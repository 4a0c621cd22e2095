import type { Context } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'
import { findRegistrations } from '../queries.ts'

type Holding = { hold_minutes: number | null }

/** Minutes a place is held while its person registers: as the event says, else the tenant. */
export const holdMinutes = (tenant: Context['tenant'], event: Holding | undefined): number =>
  event?.hold_minutes ?? paramsOf(tenant).hold_minutes

/** Until when the place of who registers oneself is kept. */
export const holdEnd = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>, event: Holding): Date =>
  new Date(now.getTime() + holdMinutes(tenant, event) * 60_000)

/** Counts places that are being counted down anew, from now: whoever came to sign has the time to read, then to pay. One that is over stays over. */
export async function renewHold(context: Context, ids: readonly number[]): Promise<void> {
  for (const row of await findRegistrations(context.db, ids)) {
    const until = holdEnd(context, row)
    if (row.hold_expires_at === null || row.hold_expires_at < context.now || row.hold_expires_at >= until) continue
    await context.db.updateTable('registrations').set({ hold_expires_at: until }).where('id', '=', row.id).execute()
  }
}
