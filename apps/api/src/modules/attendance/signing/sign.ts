import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { isProved, isSignedIn } from '@kxo/domain/attendance/proving/proof-mode'
import { acceptsShownCode, ownSigningWith } from '@kxo/domain/attendance/signing-means'
import { consentVersion } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found, refuseKeeping } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { findUser } from '../../identity/index.ts'
import { attends, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { type EventSigning, signingOfEvent } from '../collecting/settings.ts'
import { isShownCode } from '../collecting/shown-code.ts'
import { getSlot, lockSheetRow, onSheet, signedBoxesOf } from '../queries.ts'
import type { Evidence, Offline } from '../sheets/chain.ts'
import { sheetState } from '../sheets/sheet-state.ts'
import { append, attend, checkWindow, evidenceOf, type Proved, type Recognised, type Slot } from './append-signature.ts'
import { checkDrawing } from './drawing.ts'
import { proveSentCode } from './sent-code.ts'
import { signatoryOf } from './signatory.ts'

type Person = Evidence['person']

/**
 * Signs one's own half-day (FOR-32, FOR-33); signing twice answers the first proof. What a person signs is read and settled on their own
 * registration: the sheet, which everybody of the room waits for, is held for the link of the chain alone.
 */
export const sign: Verb<typeof attendanceContract.sign> = (context, { params, body }) => signAs(context, params.slot, body)

type Signing = Parameters<Verb<typeof attendanceContract.sign>>[1]['body']

/** The same at the instant of the context: now, or when a device without the network was signed on. */
export async function signAs(context: Context, slotId: number, body: Signing, offline?: Offline): Promise<Proved> {
  const { db, now, actor } = context
  authorize(may.sign(actor, actor))
  const slot = await getSlot(db, slotId)
  const signatory = found(await signatoryOf(context, slot, body.as))
  const registration = signatory.registration_id === null ? null : await lockOwn(context, slot, signatory.registration_id)
  if (!registration) await lockSheetRow(db, slot.event_id)
  // Asked together, they leave together.
  const [signatures, settings] = await Promise.all([signedBoxesOf(db, slot.event_id, signatory), signingOfEvent(context, slot.event_id)])
  const former = signatures.find(({ slot_id }) => slot_id === slot.id)
  if (former) return { id: former.id, slot: slot.id, signed_at: former.signed_at, hash: former.hash }
  if (slot.locked_at) refuse(attendanceErrors.sheetLocked, { at: slot.locked_at })
  if (body.consent_version !== consentVersion) refuse(attendanceErrors.consentChanged)
  if (!isProved(settings.means)) refuse(attendanceErrors.notProved)
  if (registration && !isSignedIn(settings.means)) refuse(attendanceErrors.notSigned)
  checkWindow(context, slot, settings)
  const recognised: Recognised = {
    mode: actor.session === 'link' ? 'link' : 'account',
    ...(registration && (await checkCode(context, slot, settings, body.code))),
    ...(offline && { offline }),
  }
  if (body.drawing !== undefined) await checkDrawing(body.drawing)

  const evidence = registration
    ? await attend(context, slot, registration, signatures, recognised)
    : evidenceOf(context, slot, await partnerOf(context), await sheetState(db, slot.event_id), recognised)
  const traced = trace(context, { action: 'sign_attendance', event_id: slot.event_id, subject_id: slot.id })
  const appended = append(context, {
    event_id: slot.event_id,
    slot_id: slot.id,
    ...signatory,
    signed_at: now,
    drawing: body.drawing ?? null,
    typed_name: body.typed_name ?? null,
    consent_version: body.consent_version,
    evidence,
  })
  const [proof] = await Promise.all([appended, traced])
  return { ...proof, slot: slot.id, signed_at: now }
}

/** The caller's registration, still on the sheet, held until the end of the transaction. @throws 404 */
async function lockOwn({ db }: Context, { event_id }: Slot, id: number): Promise<RegistrationRow> {
  // Told in their order: whether they attend is read once the registration is locked.
  const [row, isThere] = await Promise.all([lockRegistration(db, id), attends(db, id, event_id)])
  return found(row && onSheet.includes(row.status) && isThere ? row : undefined)
}

async function partnerOf({ db, actor }: Context): Promise<Person> {
  const user = found(await findUser(db, actor.user_id as number))
  return { id: user.id, name: `${user.first_name} ${user.last_name}`, mail: user.mail }
}

/** How the code typed proves who signs: shown on site, or sent to them. @throws 409, 422 when one is needed and missing, or is not the one (EXT-11) */
async function checkCode(
  context: Context,
  slot: Slot,
  { means }: EventSigning,
  typed: string | undefined,
): Promise<Pick<Recognised, 'shown_code' | 'sent_code'>> {
  const needs = ownSigningWith(means)
  if (needs === 'onSite') refuse(attendanceErrors.signOnSite)
  const isSent = means.includes('sent')
  if (typed === undefined) {
    if (needs !== 'code') return {}
    const missing = isSent ? attendanceErrors.sentCodeNeeded : attendanceErrors.codeNeeded
    return refuse(missing, {}, [{ field: 'code', message: context.language.say(missing) }])
  }
  const isShown = acceptsShownCode(means)
  if (isShown && isShownCode(context, slot.id, typed, context.now)) return { shown_code: true }
  // Each wrong code counts, so that a million of them cannot be tried.
  if (isShown) await throttle(context, 'shownCode')
  return isSent ? { sent_code: await proveSentCode(context, typed) } : refuseKeeping(attendanceErrors.codeOutdated)
}
