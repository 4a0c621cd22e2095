import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { holds } from '../../../platform/lists/list-filters.ts'

const most = 20
const holding = sql.join(registrationStatus.codesOf(...attendedStatuses))

/** Half-days signed under a locked sheet: what a proof is printed from. */
export const isProven = sql<SqlBool>`exists (select from attendance_sheets a where a.tenant_id = r.tenant_id and a.event_id = r.event_id and a.locked_at is not null)
  and exists (select from signatures s where s.tenant_id = r.tenant_id and s.registration_id = r.id)`
export const isExpected = sql<SqlBool>`true`

/** Registrations a document can be seen on, by their person and event, the latest first. */
export async function searchRegistrations({ db }: Context, q: string, that: RawBuilder<SqlBool>): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select r.id, concat_ws(' – ', trim(u.first_name || ' ' || u.last_name), e.title) as label
      from registrations r
      join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
     where r.tenant_id = current_tenant() and r.status in (${holding}) and e.parent_id is null and ${that}
       and ${holds(sql`searchable(concat_ws(' ', u.first_name, u.last_name, e.title))`, q)}
     order by r.id desc limit ${most}`.execute(db)
  return rows.map(({ id, label }) => ({ id: Number(id), label }))
}
