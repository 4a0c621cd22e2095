import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { attendedStatuses, signingMoment, signingWindow } from '@kxo/domain/attendance/rules'
import { consentVersion } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { findUser } from '../identity/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { chainHash, type Evidence } from './chain.ts'
import { checkDrawing } from './drawing.ts'
import { getSlot, isConfirmedPartner, lockSheetRow } from './queries.ts'
import { settleStatuses } from './settle-status.ts'
import { sheetState } from './sheet-state.ts'
import type { PresenceSource } from './slot-facts.ts'

type Slot = Awaited<ReturnType<typeof getSlot>>
type Signatory = { registration_id: number; partner_user_id: null } | { registration_id: null; partner_user_id: number }

/** Signs one's own half-day under the sheet as it stands (FOR-32, FOR-33); signing twice answers the first proof. */
export const sign: Verb<typeof attendanceContract.sign> = async (context, { params, body }) => {
  const { db, now, actor } = context
  authorize(may.sign(actor, actor))
  const slot = await getSlot(db, params.slot)
  const signatory = found(await signatoryOf(context, slot, body.as))
  const sheet = await lockSheetRow(db, slot.event_id)
  const former = await findProof(context, slot, signatory)
  if (former) return former
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  if (body.consent_version !== consentVersion) refuse(attendanceErrors.consentChanged)
  checkWindow(context, slot)
  if (signatory.registration_id !== null) await checkNotAbsent(context, slot, signatory.registration_id)
  if (body.drawing !== undefined) await checkDrawing(body.drawing)

  const evidence = await evidenceOf(context, slot)
  const link = {
    event_id: slot.event_id,
    slot_id: slot.id,
    ...signatory,
    signed_at: now,
    drawing: body.drawing ?? null,
    typed_name: body.typed_name ?? null,
    consent_version: body.consent_version,
    evidence,
  }
  const hash = chainHash(sheet.last_hash, link)
  const { id } = await db
    .insertInto('signatures')
    .values({ ...link, evidence: JSON.stringify(evidence), previous_hash: sheet.last_hash, hash })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('attendance_sheets').set({ last_hash: hash }).where('event_id', '=', slot.event_id).execute()
  await trace(context, { action: 'sign_attendance', event_id: slot.event_id, subject: 'slot', subject_id: slot.id })
  if (signatory.registration_id !== null) {
    await recordPresence(context, slot.id, signatory.registration_id)
    await settleStatuses(context, slot.event_id, [signatory.registration_id])
  }
  return { id, slot: slot.id, signed_at: now, hash }
}

/** Whose box the caller fills: their own registration's, else their own as confirmed partner. */
async function signatoryOf({ db, actor }: Context, slot: Slot, as: 'participant' | 'partner' | undefined): Promise<Signatory | undefined> {
  const me = actor.user_id as number
  if (as !== 'partner') {
    const registration = await db
      .selectFrom('registrations')
      .select(['id', 'status'])
      .where('event_id', '=', slot.event_id)
      .where('user_id', '=', me)
      .where('status', 'in', registrationStatus.codesOf(...attendedStatuses))
      .executeTakeFirst()
    if (registration) return { registration_id: registration.id, partner_user_id: null }
  }
  if (as !== 'participant' && (await isConfirmedPartner(db, slot.event_id, me))) return { registration_id: null, partner_user_id: me }
  return undefined
}

async function findProof({ db }: Context, slot: Slot, { registration_id, partner_user_id }: Signatory) {
  const row = await db
    .selectFrom('signatures')
    .select(['id', 'signed_at', 'hash'])
    .where('slot_id', '=', slot.id)
    .where(registration_id === null ? 'partner_user_id' : 'registration_id', '=', registration_id ?? partner_user_id)
    .executeTakeFirst()
  return row && { id: row.id, slot: slot.id, signed_at: row.signed_at, hash: row.hash }
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

async function checkNotAbsent({ db }: Context, slot: Slot, registrationId: number): Promise<void> {
  const presence = await db
    .selectFrom('presences')
    .select('state')
    .where('slot_id', '=', slot.id)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()
  if (presence && presenceState.keyOf(presence.state) === 'absent') refuse(attendanceErrors.markedAbsent)
}

async function evidenceOf({ db, actor, now, request }: Context, slot: Slot): Promise<Evidence> {
  const user = found(await findUser(db, actor.user_id as number))
  return {
    person: { id: user.id, name: `${user.first_name} ${user.last_name}`, mail: user.mail },
    mode: actor.session === 'link' ? 'link' : 'account',
    session: actor.session_id ?? '',
    slot: { id: slot.id, start_at: slot.start_at.toISOString(), end_at: slot.end_at.toISOString() },
    at: now.toISOString(),
    address: request.address,
    user_agent: request.user_agent,
    sheet_sha256: await sheetState(db, slot.event_id),
  }
}

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
