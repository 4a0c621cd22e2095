import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { consentVersion } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { attends, lockRegistration } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { getSlot, isConfirmedPartner, onSheet, signedBoxesOf } from '../queries.ts'
import type { Offline } from '../sheets/chain.ts'
import { append, attend, checkWindow, type Proved } from './append-signature.ts'
import { checkDrawing } from './drawing.ts'

/** A person signs with their own hand on the device of whoever leads the half-day, named as witness in the proof (FOR-33). */
export const signOnTablet: Verb<typeof attendanceContract.signOnTablet> = (context, { params, body }) =>
  signOnDevice(context, params.slot, body)

type Signing = Parameters<Verb<typeof attendanceContract.signOnTablet>>[1]['body']

/** The same at the instant of the context: now, or when the device without the network was passed round. */
export async function signOnDevice(context: Context, slotId: number, body: Signing, offline?: Offline): Promise<Proved> {
  const { db, now, actor } = context
  const slot = await getSlot(db, slotId)
  authorize(actor.acting_admin_id === null && may.mark(actor, { is_partner: await isConfirmedPartner(db, slot.event_id, actor.user_id) }))
  const registration = found(await lockRegistration(db, body.registration))
  if (!onSheet.includes(registration.status) || !(await attends(db, registration.id, slot.event_id))) found(undefined)
  const signatory = { registration_id: registration.id, partner_user_id: null }
  const signatures = await signedBoxesOf(db, slot.event_id, signatory)
  const former = signatures.find(({ slot_id }) => slot_id === slot.id)
  if (former) return { id: former.id, slot: slot.id, signed_at: former.signed_at, hash: former.hash }
  if (slot.locked_at) refuse(attendanceErrors.sheetLocked, { at: slot.locked_at })
  if (body.consent_version !== consentVersion) refuse(attendanceErrors.consentChanged)
  const settings = await signingOfEvent(context, slot.event_id)
  if (!settings.means.includes('tablet')) refuse(attendanceErrors.meansClosed)
  checkWindow(context, slot, settings)
  if (body.drawing !== undefined) await checkDrawing(body.drawing)
  const witness = found(await findUser(db, actor.user_id as number))
  const evidence = await attend(context, slot, registration, signatures, {
    mode: 'tablet',
    witness: { id: witness.id, name: `${witness.first_name} ${witness.last_name}` },
    ...(offline && { offline }),
  })
  await trace(context, { action: 'sign_attendance', event_id: slot.event_id, subject_id: slot.id, user_id: registration.user_id })
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
