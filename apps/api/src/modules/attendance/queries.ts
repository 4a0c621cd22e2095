import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { documentCategory } from '@kxo/domain/documents/category'
import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { attendsEvent } from '../registrations/index.ts'

/** Registrations that belong on a sheet: confirmed, whatever their attendance became. */
export const onSheet = registrationStatus.codesOf(...attendedStatuses)
const validated = partnerStatus.codeOf('validated')
export const fullName = sql<string>`users.first_name || ' ' || users.last_name`

/** An event with the place it is held at. @throws 404 */
export async function getSession(db: Queries, id: number) {
  const row = found(
    await db
      .selectFrom('events')
      .leftJoin('locations', (join) =>
        join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
      )
      .selectAll('events')
      .select([
        'locations.name as location_name',
        'locations.address as location_address',
        'locations.address_complement as location_complement',
      ])
      .select(['locations.code_postal as location_code_postal', 'locations.town as location_town', 'locations.comment as location_comment'])
      .where('events.id', '=', id)
      .executeTakeFirst(),
  )
  return { ...row, place: [row.location_name, row.location_town ?? row.town].filter(Boolean).join(', ') }
}

export const slotsOf = (db: Queries, eventId: number) =>
  db
    .selectFrom('slots')
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .select(['slots.id', 'slots.event_id', 'slots.start_at', 'slots.end_at', 'slots.title', 'rooms.name as room_name'])
    .where('slots.event_id', '=', eventId)
    .orderBy('slots.start_at')
    .orderBy('slots.id')
    .execute()
export type SlotRow = Awaited<ReturnType<typeof slotsOf>>[number]

/** Partners whose part is confirmed. */
export const confirmedPartners = (db: Queries, ...eventIds: number[]) =>
  db
    .selectFrom('event_partners')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'event_partners.tenant_id').onRef('users.id', '=', 'event_partners.user_id'),
    )
    .select(['event_partners.event_id', 'users.id', 'users.mail', 'users.last_name', fullName.as('name')])
    .where('event_partners.event_id', 'in', eventIds)
    .where('event_partners.status', '=', validated)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .distinct()
    .execute()

export { isConfirmedPartner } from '../events/index.ts'

/** Registrations that attend an event, or an activity of theirs, and hold a ticket. */
export async function ticketHoldersOf(db: Queries, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('registrations.id')
    .where(attendsEvent(eventId))
    .where(
      sql<boolean>`exists (select from documents d where d.tenant_id = registrations.tenant_id and d.registration_id = registrations.id
        and d.category = ${documentCategory.codeOf('ticket')} and d.replaced_by is null)`,
    )
    .orderBy('registrations.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** People of the sheet, by name; of one company when told. */
export const peopleOf = (db: Queries, eventId: number, companyId?: number) =>
  db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .select(['registrations.id', 'registrations.user_id', 'registrations.status', fullName.as('name'), 'companies.name as company_name'])
    .where(attendsEvent(eventId))
    .where('registrations.status', 'in', onSheet)
    .$if(companyId !== undefined, (query) => query.where('registrations.company_id', '=', companyId as number))
    .orderBy(sql`searchable(users.last_name)`)
    .orderBy(sql`searchable(users.first_name)`)
    .orderBy('registrations.id')
    .execute()

/** What is recorded of the people of an event, or of one of them, with who recorded it. */
export const presencesOf = (db: Queries, eventId: number, registrationId?: number) =>
  db
    .selectFrom('presences')
    .innerJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'presences.tenant_id').onRef('slots.id', '=', 'presences.slot_id'))
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'presences.tenant_id').onRef('users.id', '=', 'presences.recorded_by'))
    .select([
      'presences.slot_id',
      'presences.registration_id',
      'presences.state',
      'presences.minutes_late',
      'presences.minutes_away',
      'presences.absence_reason',
      'presences.reason',
      'presences.reason_code',
      'presences.source',
    ])
    .select(['presences.recorded_at', sql<string | null>`users.first_name || ' ' || users.last_name`.as('recorder')])
    .where('slots.event_id', '=', eventId)
    .$if(registrationId !== undefined, (query) => query.where('presences.registration_id', '=', registrationId as number))
    .orderBy('presences.slot_id')
    .orderBy('presences.registration_id')
    .execute()
export type PresenceRow = Awaited<ReturnType<typeof presencesOf>>[number]

/** The chain of an event, in its order. */
export const signaturesOf = (db: Queries, eventId: number) =>
  db.selectFrom('signatures').selectAll().where('event_id', '=', eventId).orderBy('id').execute()
export type SignatureRow = Awaited<ReturnType<typeof signaturesOf>>[number]

/** Whose box of a sheet a signature fills. */
export type Signatory = { registration_id: number; partner_user_id: null } | { registration_id: null; partner_user_id: number }

/** The same without drawings: who signed which half-day, and the chain's hashes; those of one person when told. */
export const signedBoxesOf = (db: Queries, eventId: number, by?: Signatory) =>
  db
    .selectFrom('signatures')
    .select(['id', 'slot_id', 'registration_id', 'partner_user_id', 'signed_at', 'hash'])
    .where('event_id', '=', eventId)
    .$if(by !== undefined, (query) =>
      by?.registration_id
        ? query.where('registration_id', '=', by.registration_id)
        : query.where('partner_user_id', '=', by?.partner_user_id ?? 0),
    )
    .orderBy('id')
    .execute()
export type SignedBox = Awaited<ReturnType<typeof signedBoxesOf>>[number]

/** A half-day, with when its sheet was locked. @throws 404 */
export const getSlot = async (db: Queries, id: number) =>
  found(
    await db
      .selectFrom('slots')
      .leftJoin('attendance_sheets as sheet', (join) =>
        join.onRef('sheet.tenant_id', '=', 'slots.tenant_id').onRef('sheet.event_id', '=', 'slots.event_id'),
      )
      .select(['slots.id', 'slots.event_id', 'slots.start_at', 'slots.end_at', 'slots.title', 'sheet.locked_at'])
      .where('slots.id', '=', id)
      .executeTakeFirst(),
  )

const sheetForUpdate = (db: Queries, eventId: number) =>
  db.selectFrom('attendance_sheets').selectAll().where('event_id', '=', eventId).forUpdate().executeTakeFirst()

/**
 * The sheet's row, locked until the end of the transaction: what is added to its chain passes here one at a time.
 * Whoever locks registrations too locks them before it, lowest number first.
 */
export async function lockSheetRow(db: Queries, eventId: number) {
  const known = await sheetForUpdate(db, eventId)
  if (known) return known
  await db
    .insertInto('attendance_sheets')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return found(await sheetForUpdate(db, eventId))
}

/** Everybody of a sheet, held still until the end of the transaction. */
export const lockPeople = (db: Queries, eventId: number) =>
  db
    .selectFrom('registrations')
    .select('id')
    .where(attendsEvent(eventId))
    .where('status', 'in', onSheet)
    .orderBy('id')
    .forUpdate()
    .execute()

export const findSheetRow = (db: Queries, eventId: number) =>
  db.selectFrom('attendance_sheets').selectAll().where('event_id', '=', eventId).executeTakeFirst()
