import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Registrations } from '../../../platform/database-types.ts'
import { traceEach } from '../../traces/index.ts'
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
 * in a single statement, one round trip under the locks. Any hold ends unless `patch` sets another; the database refuses a place too many (KX001).
 * @returns the row with what changed
 */
export async function changeStatus<Row extends Changing>(
  here: Pick<Context, 'db' | 'actor' | 'request' | 'now'>,
  registration: Row,
  to: RegistrationStatus,
  reason: string | null,
  patch: Patch = {},
): Promise<Row> {
  checkTransition(registrationStatus.keyOf(registration.status), to)
  const { db, actor, now } = here
  const code = registrationStatus.codeOf(to)
  const written = db
    .updateTable('registrations')
    .set({ hold_expires_at: null, ...patch, status: code, version: sql`version + 1` })
    .where('id', '=', registration.id)
    .where('status', '=', registration.status)
    .returningAll()
  const { rows } = await sql<Selectable<Registrations>>`
    with changed as (${written}), line as (
      insert into registration_history (registration_id, from_status, to_status, by_user_id, reason, at)
      select id, ${registration.status}::smallint, status, ${actor.user_id}::bigint, ${reason}::text, ${now}::timestamptz from changed
    ), traced as (${traceEach(
      here,
      { action: 'change-registration', info: reason },
      {
        event_id: sql`event_id`,
        subject_id: sql`id`,
        change: sql`${JSON.stringify({ status: [registration.status, code] })}::jsonb`,
      },
      sql`changed`,
    )})
    select * from changed`.execute(db)
  const [changed] = rows
  if (!changed) return refuse(kernelErrors.conflict)
  return { ...registration, ...changed }
}
