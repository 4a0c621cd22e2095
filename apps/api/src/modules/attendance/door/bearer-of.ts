import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { typedCode } from '@kxo/domain/registrations/pass-text'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { scannedPass } from '../passes/pass.ts'
import { type Standing, standingOf } from './standing-of.ts'

/** What a door reads of a registration, and nothing more: it is asked hundreds of times a second. Locked until the end of the transaction. */
const lockAtDoor = (db: Queries, by: { id: number } | { code: string }) =>
  db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .select(['registrations.id', 'registrations.event_id', 'registrations.status', 'registrations.pass_rev'])
    .select(['registrations.checked_in_at', 'registrations.checked_in_by', 'users.first_name', 'users.last_name'])
    .select('companies.name as company_name')
    .where((eb) => ('id' in by ? eb('registrations.id', '=', by.id) : eb('registrations.code', '=', by.code)))
    .forUpdate('registrations')
    .executeTakeFirst()
export type DoorRow = NonNullable<Awaited<ReturnType<typeof lockAtDoor>>>
export type Bearer = { row: DoorRow; scanned_rev: number | null; standing: Standing }

/** The registration a code names; `found` once it was locked on the way. */
export type Named = { registration_id: number; event_id?: number; rev: number | null; found?: Found }
type Found = { row: DoorRow; standing: Standing }

/** Locks a registration and reads where it stands at a door, in one round trip. */
async function hold({ db }: Context, atEvent: number, by: { id: number } | { code: string }): Promise<Found | undefined> {
  const [row, standing] = await Promise.all([lockAtDoor(db, by), standingOf({ db }, atEvent, by)])
  return row && { row, standing }
}

/**
 * The registration a scanned or typed code names. One that comes alone is locked as it is found; several are locked together, in their order.
 * @throws 404 unknown, 409 expired
 */
export async function namedBy(context: Context, atEvent: number, code: string, { isAlone = true } = {}): Promise<Named> {
  const scanned = scannedPass(context, code)
  if (scanned && 'refusal' in scanned)
    return refuse(scanned.refusal === 'expired' ? attendanceErrors.codeExpired : attendanceErrors.codeUnknown)
  if (scanned) return scanned
  const typed = typedCode(code)
  if (isAlone) {
    const found = await hold(context, atEvent, { code: typed })
    return found ? { registration_id: found.row.id, rev: null, found } : refuse(attendanceErrors.codeUnknown)
  }
  const row = await context.db.selectFrom('registrations').select('id').where('code', '=', typed).executeTakeFirst()
  return row ? { registration_id: row.id, rev: null } : refuse(attendanceErrors.codeUnknown)
}

/** The same, locked. @throws 404, 409 */
export async function bearerOf(context: Context, atEvent: number, named: Named): Promise<Bearer> {
  const found = named.found ?? (await hold(context, atEvent, { id: named.registration_id }))
  if (!found || (named.event_id !== undefined && found.row.event_id !== named.event_id)) return refuse(attendanceErrors.codeUnknown)
  return { ...found, scanned_rev: named.rev }
}
