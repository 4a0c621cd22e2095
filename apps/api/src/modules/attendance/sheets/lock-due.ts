import { ProductError } from '@kxo/domain/kernel/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { trace } from '../../traces/index.ts'
import { lockOver } from './lock-sheet.ts'

/** Sheets that lock by themselves and whose time has come; one opened again by hand is locked by hand. */
const due = (now: Date): RawBuilder<unknown> => sql`from attendance_settings c
  join events e on e.tenant_id = c.tenant_id and e.id = c.event_id and e.cancelled_at is null
  left join attendance_sheets h on h.tenant_id = c.tenant_id and h.event_id = c.event_id
  where c.lock_after_days is not null and cardinality(c.means) > 0 and h.locked_at is null and h.reopened_at is null
    and (select max(s.end_at) from slots s where s.tenant_id = c.tenant_id and s.event_id = c.event_id)
      <= ${now}::timestamptz - greatest(make_interval(days => c.lock_after_days), make_interval(hours => c.close_hours))
    and not exists (select from slots s where s.tenant_id = c.tenant_id and s.event_id = c.event_id
      and not exists (select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.partner_user_id is not null))`

/** Locks each by itself: what one still waits for holds back no other. */
export async function lockDue(context: Context): Promise<void> {
  const { rows } = await sql<{ event_id: number }>`select c.event_id ${due(context.now)}
    and c.tenant_id = current_tenant() order by c.event_id`.execute(context.db)
  for (const { event_id } of rows)
    try {
      await inSavepoint(context.transaction, async () => {
        if (!(await lockOver(context, event_id))) await trace(context, { action: 'lock_attendance_due', event_id })
      })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
    }
}

export const tenantsWithSheetsDue = async (across: Queries, now: Date): Promise<number[]> =>
  (await sql<{ tenant_id: number }>`select distinct c.tenant_id ${due(now)}`.execute(across)).rows.map(({ tenant_id }) => tenant_id)
