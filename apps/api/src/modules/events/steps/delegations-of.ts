import type { EventRecord } from '@kxo/domain/events/contract'
import { isOfferedStep } from '@kxo/domain/events/steps'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Who builds which step of an event, and by when. */
export async function delegationsOf(db: Queries, event_id: number): Promise<EventRecord['delegations']> {
  const rows = await db
    .selectFrom('step_delegations')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'step_delegations.tenant_id').onRef('users.id', '=', 'step_delegations.responsible_id'),
    )
    .select(['step_delegations.step', 'step_delegations.responsible_id', 'step_delegations.due_on'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('responsible_name'))
    .where('step_delegations.event_id', '=', event_id)
    .execute()
  return rows.flatMap(({ step, ...row }) => (isOfferedStep(step) ? [{ step, ...row }] : []))
}
