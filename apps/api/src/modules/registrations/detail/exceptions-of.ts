import type { GrantedException } from '@kxo/domain/registrations/detail/detail-contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { RegistrationRow } from '../queries.ts'

const kinds: Readonly<Record<string, GrantedException['kind']>> = {
  'extend-hold': 'hold',
  'allow-later-cancellation': 'cancellation',
  waive_move_fee: 'move',
}

/** What the team granted this person alone, who did and why; what they may do themselves is no exception. */
export async function exceptionsOf(db: Queries, { id, user_id }: Pick<RegistrationRow, 'id' | 'user_id'>): Promise<GrantedException[]> {
  const rows = await db
    .selectFrom('traces')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'traces.tenant_id').onRef('users.id', '=', 'traces.user_id'))
    .select(['traces.action', 'traces.at', 'traces.info', 'users.first_name', 'users.last_name'])
    .select(sql<string | null>`coalesce(traces.change #>> '{cancel_until,1}', traces.change #>> '{hold_expires_at,1}')`.as('until'))
    .select(sql<number | null>`(traces.change #>> '{cancel_fee_rate,1}')::int`.as('fee_rate'))
    .where('traces.subject', '=', 'registration')
    .where('traces.subject_id', '=', id)
    .where('traces.action', 'in', Object.keys(kinds))
    .where('traces.user_id', 'is distinct from', user_id)
    .orderBy('traces.id')
    .execute()
  return rows.flatMap(({ action, at, info, first_name, last_name, until, fee_rate }) => {
    const kind = kinds[action]
    if (!kind) return []
    const by_name = first_name === null ? null : `${first_name} ${last_name}`
    return [{ kind, at, by_name, reason: info, until: until === null ? null : new Date(until), fee_rate }]
  })
}
