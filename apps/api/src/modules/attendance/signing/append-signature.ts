import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { presenceState } from '@kxo/domain/attendance/presence'
import { type SigningSettings, signingMoment, signingWindow } from '@kxo/domain/attendance/rules'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { RegistrationRow } from '../../registrations/index.ts'
import { type getSlot, lockSheetRow, presencesOf, type signedBoxesOf, slotsOf } from '../queries.ts'
import { chainHash, type Evidence, type Link } from '../sheets/chain.ts'
import { lineState } from '../sheets/sheet-state.ts'
import { halfDaysElsewhere, settleStatus } from './settle-status.ts'
import { type PresenceSource, slotFacts } from './slot-facts.ts'

export type Slot = Awaited<ReturnType<typeof getSlot>>
type Person = Evidence['person']
/** How the signatory was recognised, beyond the session. */
export type Recognised = Pick<Evidence, 'mode' | 'witness' | 'shown_code' | 'sent_code' | 'offline'>

/** What a signature answers. */
export type Proved = { id: number; slot: number; signed_at: Date; hash: string }

/** Adds a signature at the end of the sheet's chain. @throws 409 once the sheet is locked */
export async function append({ db }: Context, link: Link & { evidence: Evidence }): Promise<{ id: number; hash: string }> {
  const sheet = await lockSheetRow(db, link.event_id)
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  const hash = chainHash(sheet.last_hash, link)
  const signed = db
    .insertInto('signatures')
    .values({ ...link, evidence: JSON.stringify(link.evidence), previous_hash: sheet.last_hash, hash })
    .returning('id')
  const headed = db.updateTable('attendance_sheets').set({ last_hash: hash }).where('event_id', '=', link.event_id)
  const { rows } = await sql<{ id: number }>`with signed as (${signed}), headed as (${headed}) select id from signed`.execute(db)
  return { id: found(rows[0]).id, hash }
}

/** Records the presence a signature proves when nobody had, and settles the registration. @returns what is signed under. @throws 409 when marked absent */
export async function attend(
  context: Context,
  slot: Slot,
  registration: RegistrationRow,
  signed: Awaited<ReturnType<typeof signedBoxesOf>>,
  recognised: Recognised,
): Promise<Evidence> {
  const { db } = context
  const [slots, presences, elsewhere] = await Promise.all([
    slotsOf(db, slot.event_id),
    presencesOf(db, slot.event_id, registration.id),
    halfDaysElsewhere(db, slot.event_id, registration.id),
  ])
  const presence = presences.find(({ slot_id }) => slot_id === slot.id)
  if (presence && presenceState.keyOf(presence.state) === 'absent') refuse(attendanceErrors.markedAbsent)
  if (!presence) await recordPresence(context, slot.id, registration.id)
  const signatures = [...signed, { slot_id: slot.id, registration_id: registration.id }]
  await settleStatus(context, registration, [...slotFacts({ slots, presences, signatures }, registration.id), ...elsewhere])
  const person = { id: registration.user_id, name: `${registration.first_name} ${registration.last_name}`, mail: registration.mail }
  const state = lineState(
    { id: slot.event_id, title: registration.event_title },
    slots,
    { id: registration.id, name: person.name },
    presences,
  )
  return evidenceOf(context, slot, person, state, recognised)
}

/** @throws 409 outside the signing window (FOR-32) */
export function checkWindow({ now, language }: Context, slot: Slot, settings: SigningSettings): void {
  const moment = signingMoment(slot, settings, now)
  if (moment === 'late') refuse(attendanceErrors.tooLate)
  if (moment === 'open') return
  const { opens_at } = signingWindow(slot, settings)
  const isToday = dayInZone(opens_at, language.zone) === dayInZone(now, language.zone)
  refuse(isToday ? attendanceErrors.tooEarlyToday : attendanceErrors.tooEarly, { at: opens_at })
}

export const evidenceOf = (
  { actor, now, request }: Context,
  slot: Slot,
  person: Person,
  sheet_sha256: string,
  recognised: Recognised,
): Evidence => ({
  person,
  ...recognised,
  session: actor.session_id ?? '',
  slot: { id: slot.id, start_at: slot.start_at.toISOString(), end_at: slot.end_at.toISOString() },
  at: now.toISOString(),
  address: request.address,
  user_agent: request.user_agent,
  sheet_sha256,
})

/** A signature proves the presence nobody had recorded. */
const recordPresence = ({ db, actor, now }: Context, slot_id: number, registration_id: number) =>
  db
    .insertInto('presences')
    .values({
      slot_id,
      registration_id,
      state: presenceState.codeOf('present'),
      source: 'signature' satisfies PresenceSource,
      recorded_by: actor.user_id,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'slot_id', 'registration_id']).doNothing())
    .execute()
