import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Registrations } from '../../../platform/database-types.ts'
import { traceEach } from '../../traces/index.ts'
import { fromAbove } from '../dependencies.ts'
import type { RegistrationRow } from '../queries.ts'

type Changing = Pick<RegistrationRow, 'id' | 'status'>
type Patch = Omit<Updateable<Registrations>, 'tenant_id' | 'id' | 'status' | 'version' | 'event_id' | 'user_id'>

/** @throws 409 naming both states when no transition allows the change */
export function checkTransition(from: RegistrationStatus, to: RegistrationStatus): void {
  if (!registrationStatus.mayFollow(from, to))
    refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to: registrationStatus.labelOf(to) })
}

/**
 * The one place that writes a status after the start: checks the transition, and writes the registration, its history and the trace
 * in a single statement, one round trip under the locks. What was asked to decide on it is done. Any hold ends, and the reason of an absence, unless `patch` sets another; the database refuses a place too many (KX001).
 * @returns the row with what changed
 */
export const changeStatus = async <Row extends Changing>(
  context: Context,
  registration: Row,
  to: RegistrationStatus,
  reason: string | null,
  patch: Patch = {},
): Promise<Row> => (await changeStatuses(context, [registration], to, reason, patch))[0]!

/** The same of several registrations that stand alike, in the order given. @throws 409 when one of them moved meanwhile */
export async function changeStatuses<Row extends Changing>(
  context: Context,
  registrations: readonly Row[],
  to: RegistrationStatus,
  reason: string | null,
  patch: Patch = {},
): Promise<Row[]> {
  const [first] = registrations
  if (!first) return []
  checkTransition(registrationStatus.keyOf(first.status), to)
  const { db, actor, now } = context
  const code = registrationStatus.codeOf(to)
  const written = db
    .updateTable('registrations')
    .set({ hold_expires_at: null, absence_reason: null, ...patch, status: code, version: sql`version + 1` })
    // One alone is said as one: the plan of any array is never taken for good, and would be made again for each.
    .where(
      registrations.length === 1 ? sql<boolean>`id = ${first.id}` : sql<boolean>`id = any(${registrations.map(({ id }) => id)}::bigint[])`,
    )
    .where('status', '=', first.status)
    .returningAll()
  const { rows } = await sql<Selectable<Registrations>>`
    with changed as (${written}), line as (
      insert into registration_history (registration_id, from_status, to_status, by_user_id, absence_reason, reason, at)
      select id, ${first.status}::smallint, status, ${actor.user_id}::bigint, absence_reason, ${reason}::text, ${now}::timestamptz from changed order by id
    ), traced as (${traceEach(
      context,
      { action: 'change-registration', info: reason },
      {
        event_id: sql`event_id`,
        subject_id: sql`id`,
        change: sql`${JSON.stringify({ status: [first.status, code] })}::jsonb`,
      },
      sql`changed`,
    )})
    select * from changed`.execute(db)
  if (registrationStatus.keyOf(first.status) === 'toValidate')
    await fromAbove().finishTasksOf(
      context,
      registrations.map(({ id }) => id),
    )
  if (to === 'cancelled')
    await fromAbove().endContracts(
      context,
      registrations.map(({ id }) => id),
    )
  const changed = new Map(rows.map((row) => [row.id, row]))
  return registrations.map((row) => ({ ...row, ...(changed.get(row.id) ?? refuse(kernelErrors.conflict)) }))
}
