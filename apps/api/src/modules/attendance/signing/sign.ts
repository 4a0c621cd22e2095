import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { isProved, isSignedIn } from '@kxo/domain/attendance/proving/proof-mode'
import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { ownSigningWith } from '@kxo/domain/attendance/signing-means'
import { consentVersion } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found, refuseKeeping } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { findUser } from '../../identity/index.ts'
import { attendees, attends, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { type EventSigning, signingOfEvent } from '../collecting/settings.ts'
import { isShownCode } from '../collecting/shown-code.ts'
import { getSlot, isConfirmedPartner, lockSheetRow, onSheet, type Signatory, signedBoxesOf } from '../queries.ts'
import type { Evidence, Offline } from '../sheets/chain.ts'
import { sheetState } from '../sheets/sheet-state.ts'
import { append, attend, checkWindow, evidenceOf, type Proved, type Recognised, type Slot } from './append-signature.ts'
import { checkDrawing } from './drawing.ts'

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
  const signatures = await signedBoxesOf(db, slot.event_id, signatory)
  const former = signatures.find(({ slot_id }) => slot_id === slot.id)
  if (former) return { id: former.id, slot: slot.id, signed_at: former.signed_at, hash: former.hash }
  if (slot.locked_at) refuse(attendanceErrors.sheetLocked, { at: slot.locked_at })
  if (body.consent_version !== consentVersion) refuse(attendanceErrors.consentChanged)
  const settings = await signingOfEvent(context, slot.event_id)
  if (!isProved(settings.means)) refuse(attendanceErrors.notProved)
  if (registration && !isSignedIn(settings.means)) refuse(attendanceErrors.notSigned)
  checkWindow(context, slot, settings)
  const recognised: Recognised = {
    mode: actor.session === 'link' ? 'link' : 'account',
    ...(registration && (await checkShownCode(context, slot, settings, body.code)) && { shown_code: true }),
    ...(offline && { offline }),
  }
  if (body.drawing !== undefined) await checkDrawing(body.drawing)

  const evidence = registration
    ? await attend(context, slot, registration, signatures, recognised)
    : evidenceOf(context, slot, await partnerOf(context), await sheetState(db, slot.event_id), recognised)
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

/** Whether the code shown on site was typed. @throws 409, 422 when it is needed and missing, or is not the one shown (EXT-11) */
async function checkShownCode(context: Context, slot: Slot, { means }: EventSigning, typed: string | undefined): Promise<boolean> {
  const needs = ownSigningWith(means)
  if (needs === 'onSite') refuse(attendanceErrors.signOnSite)
  const refused = (kind: typeof attendanceErrors.codeNeeded) => [{ field: 'code', message: context.language.say(kind) }]
  if (typed === undefined) return needs === 'code' ? refuse(attendanceErrors.codeNeeded, {}, refused(attendanceErrors.codeNeeded)) : false
  if (isShownCode(context, slot.id, typed, context.now)) return true
  // Each wrong code counts, so that a million of them cannot be tried.
  await throttle(context, 'shownCode')
  return refuseKeeping(attendanceErrors.codeOutdated)
}
