import { passageOutcome } from '@kxo/domain/attendance/door'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'

export type Last = {
  id: string
  kind: number
  passed_at: Date
  recorded_by: number | null
  helper_name: string | null
  slot_id: number | null
}

export type Standing = { locked_at: Date | null; last: Last | undefined }

/**
 * When the sheet was locked, and the passage of a person that counts now: the latest that nobody took back. It follows the statement that holds
 * them still, and may leave along with it.
 */
export async function standingOf({ db }: Pick<Context, 'db'>, eventId: number, by: { id: number } | { code: string }): Promise<Standing> {
  const registration = 'id' in by ? sql`${by.id}::bigint` : sql`(select id from registrations where code = ${by.code})`
  const { rows } = await sql<{ [K in keyof Last]: Last[K] | null } & { locked_at: Date | null }>`
    select h.locked_at, p.id, p.kind, p.passed_at, p.recorded_by, p.slot_id, d.name as helper_name
      from (select current_tenant() as tenant_id) here
      left join attendance_sheets h on h.tenant_id = here.tenant_id and h.event_id = ${eventId}
      left join lateral (select * from passages
         where tenant_id = here.tenant_id and event_id = ${eventId} and registration_id = ${registration} and undone_at is null
           and outcome = ${passageOutcome.codeOf('welcome')} order by passed_at desc limit 1) p on true
      left join door_helpers d on d.tenant_id = p.tenant_id and d.id = p.helper_id`.execute(db)
  const { locked_at, id, kind, passed_at, ...rest } = found(rows[0])
  return { locked_at, last: id === null || kind === null || passed_at === null ? undefined : { id, kind, passed_at, ...rest } }
}
