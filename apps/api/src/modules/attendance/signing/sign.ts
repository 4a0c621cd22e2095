import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { attendedStatuses, signingMoment, signingWindow } from '@kxo/domain/attendance/rules'
import { consentVersion } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { attendees, attends, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { getSlot, isConfirmedPartner, lockSheetRow, onSheet, presencesOf, type Signatory, signedBoxesOf, slotsOf } from '../queries.ts'
import { chainHash, type Evidence, type Link } from '../sheets/chain.ts'
import { lineState, sheetState } from '../sheets/sheet-state.ts'
import { checkDrawing } from './drawing.ts'
import { halfDaysElsewhere, settleStatus } from './settle-status.ts'
import { type PresenceSource, slotFacts } from './slot-facts.ts'

type Slot = Awaited<ReturnType<typeof getSlot>>
type Person = Evidence['person']

/**
 * Signs one's own half-day (FOR-32, FOR-33); signing twice answers the first proof. What a person signs is read and settled on their own
 * registration: the sheet, which everybody of the room waits for, is held for the link of the chain alone.
 */
export const sign: Verb<typeof attendanceContract.sign> = async (context, { params, body }) => {
  const { db, now, actor } = context
  authorize(may.sign(actor, actor))
  const slot = await getSlot(db, params.slot)
  const signatory = found(await signatoryOf(context, slot, body.as))
  const registration = signatory.registration_id === null ? null : await lockOwn(context, slot, signatory.registration_id)
  if (!registration) await lockSheetRow(db, slot.event_id)
  const signatures = await signedBoxesOf(db, slot.event_id, signatory)
  const former = signatures.find(({ slot_id }) => slot_id === slot.id)
  if (former) return { id: former.id, slot: slot.id, signed_at: former.signed_at, hash: former.hash }
  if (slot.locked_at) refuse(attendanceErrors.sheetLocked, { at: slot.locked_at })
  if (body.consent_version !== consentVersion) refuse(attendanceErrors.consentChanged)
  checkWindow(context, slot)
  if (body.drawing !== undefined) await checkDrawing(body.drawing)

  const evidence = registration
    ? await attend(context, slot, registration, signatures)
    : evidenceOf(context, slot, await partnerOf(context), await sheetState(db, slot.event_id))
  await trace(context, { action: 'sign_attendance', event_id: slot.event_id, subject_id: slot.id })
  const proof = await append(context, {
    event_id: slot.event_id,
    slot_id: slot.id,
    ...signatory,
    signed_at: now,
    drawing: body.drawing ?? null,
    typed_name: body.typed_name ?? null,
    consent_version: body.consent_version,
    evidence,
  })
  return { ...proof, slot: slot.id, signed_at: now }
}

/** Adds a signature at the end of the sheet's chain. @throws 409 once the sheet is locked */
async function append({ db }: Context, link: Link & { evidence: Evidence }): Promise<{ id: number; hash: string }> {
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
async function attend(
  context: Context,
  slot: Slot,
  registration: RegistrationRow,
  signed: Awaited<ReturnType<typeof signedBoxesOf>>,
): Promise<Evidence> {
  const { db } = context
  const [slots, presences] = [await slotsOf(db, slot.event_id), await presencesOf(db, slot.event_id, registration.id)]
  const presence = presences.find(({ slot_id }) => slot_id === slot.id)
  if (presence && presenceState.keyOf(presence.state) === 'absent') refuse(attendanceErrors.markedAbsent)
  if (!presence) await recordPresence(context, slot.id, registration.id)
  const signatures = [...signed, { slot_id: slot.id, registration_id: registration.id }]
  const elsewhere = await halfDaysElsewhere(db, slot.event_id, registration.id)
  await settleStatus(context, registration, [...slotFacts({ slots, presences, signatures }, registration.id), ...elsewhere])
  const person = { id: registration.user_id, name: `${registration.first_name} ${registration.last_name}`, mail: registration.mail }
  const state = lineState(
    { id: slot.event_id, title: registration.event_title },
    slots,
    { id: registration.id, name: person.name },
    presences,
  )
  return evidenceOf(context, slot, person, state)
}

/** The caller's registration, still on the sheet, held until the end of the transaction. @throws 404 */
async function lockOwn({ db }: Context, { event_id }: Slot, id: number): Promise<RegistrationRow> {
  const row = found(await lockRegistration(db, id))
  return found(onSheet.includes(row.status) && (await attends(db, row.id, event_id)) ? row : undefined)
}

async function partnerOf({ db, actor }: Context): Promise<Person> {
  const user = found(await findUser(db, actor.user_id as number))
  return { id: user.id, name: `${user.first_name} ${user.last_name}`, mail: user.mail }
}

/** Whose box the caller fills: their own registration's, else their own as confirmed partner. */
async function signatoryOf({ db, actor }: Context, slot: Slot, as: 'participant' | 'partner' | undefined): Promise<Signatory | undefined> {
  const me = actor.user_id as number
  if (as !== 'partner') {
    const registration = await db
      .selectFrom('registrations')
      .select(['id', 'status'])
      .where(
        sql<boolean>`registrations.id in (select a.registration_id from ${attendees} as a where a.tenant_id = registrations.tenant_id and a.event_id = ${slot.event_id})`,
      )
      .where('user_id', '=', me)
      .where('status', 'in', registrationStatus.codesOf(...attendedStatuses))
      .executeTakeFirst()
    if (registration) return { registration_id: registration.id, partner_user_id: null }
  }
  if (as !== 'participant' && (await isConfirmedPartner(db, slot.event_id, me))) return { registration_id: null, partner_user_id: me }
  return undefined
}

function checkWindow({ tenant, now, language }: Context, slot: Slot): void {
  const settings = paramsOf(tenant)
  const moment = signingMoment(slot, settings, now)
  if (moment === 'late') refuse(attendanceErrors.tooLate)
  if (moment === 'open') return
  const { opens_at } = signingWindow(slot, settings)
  const isToday = dayInZone(opens_at, language.zone) === dayInZone(now, language.zone)
  refuse(isToday ? attendanceErrors.tooEarlyToday : attendanceErrors.tooEarly, { at: opens_at })
}

const evidenceOf = ({ actor, now, request }: Context, slot: Slot, person: Person, sheet_sha256: string): Evidence => ({
  person,
  mode: actor.session === 'link' ? 'link' : 'account',
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
