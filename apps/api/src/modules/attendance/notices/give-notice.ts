import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { noticeKind, noticeStatus, noticesOpen } from '@kxo/domain/attendance/notices/notice'
import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { may } from '@kxo/domain/attendance/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { addDocument, findDocument, refuseBeyondDeposits, removeDocument, serveDocument } from '../../documents/index.ts'
import { attends, findRegistration, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { getSession, getSlot, isConfirmedPartner, onSheet, presencesOf, signedBoxesOf } from '../queries.ts'
import { slotFacts } from '../signing/slot-facts.ts'
import { findNotice, lockNotice, type NoticeRow, noticesOf, presentNotice } from './notice-rows.ts'
import { tellOrganisers } from './tell-of-notice.ts'

type Contract = typeof attendanceContract
type Said = Parameters<Verb<Contract['giveNotice']>>[1]['body']
type Reported = { event_id: number; isPast: boolean }

/** The event of what is said, and whether that is over. @throws 404 of a half-day that is not theirs, 409 when nothing is left to say of it */
async function checkOpen(context: Context, registration: RegistrationRow, { slot: id, kind }: Said): Promise<Reported> {
  const { db, now } = context
  const is_away = registrationStatus.keyOf(registration.status) === 'absent'
  if (id === null) {
    if (!is_away || kind !== 'absent') refuse(attendanceErrors.noticeTooLate)
    return { event_id: registration.event_id, isPast: true }
  }
  const slot = await getSlot(db, id)
  const { event_id } = slot
  found((await attends(db, registration.id, event_id)) || undefined)
  const [recorded] = slotFacts(
    {
      slots: [slot],
      presences: await presencesOf(db, event_id, registration.id),
      signatures: await signedBoxesOf(db, event_id, { registration_id: registration.id, partner_user_id: null }),
    },
    registration.id,
  )
  const facts = found(recorded)
  if (facts.is_signed || facts.is_present) refuse(attendanceErrors.presenceSeen)
  if (!noticesOpen({ ...facts, is_away }, now).includes(kind)) refuse(attendanceErrors.noticeTooLate)
  return { event_id, isPast: slot.end_at <= now }
}

/** Records what a person says of their own lateness or absence, in the place of what they said before; who leads and who organises are told. */
export const giveNotice: Verb<Contract['giveNotice']> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const registration = found(await lockRegistration(db, params.id))
  authorize(may.giveNotice(actor, registration))
  found(onSheet.includes(registration.status) || undefined)
  const { event_id, isPast } = await checkOpen(context, registration, body)
  const former = (await noticesOf(db, [registration.id])).find(({ slot_id }) => slot_id === body.slot)
  if (former && noticeStatus.keyOf(former.status) !== 'waiting') refuse(attendanceErrors.noticeSettled)
  await throttle(context, 'invitation')
  const said = {
    kind: noticeKind.codeOf(body.kind),
    minutes: body.kind === 'late' ? body.minutes : null,
    absence_reason: absenceReason.codeOf(body.absence_reason),
    reason: body.reason,
    given_at: now,
  }
  const notice = former
    ? await db.updateTable('attendance_notices').set(said).where('id', '=', former.id).returningAll().executeTakeFirstOrThrow()
    : await db
        .insertInto('attendance_notices')
        .values({ registration_id: registration.id, slot_id: body.slot, ...said })
        .returningAll()
        .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'report_absence',
    event_id,
    user_id: registration.user_id,
    subject_id: registration.id,
    change: { slot: body.slot, kind: body.kind, minutes: said.minutes, absence_reason: body.absence_reason },
  })
  await tellOrganisers(
    context,
    { event_id, user_id: registration.user_id },
    body.kind === 'late' ? w.rungLate : isPast ? w.rungExplained : w.rungAbsent,
  )
  return presentNotice(notice)
}

export const listNotices: Verb<Contract['notices']> = async ({ db, actor }, { params }) => {
  const registration = found(await findRegistration(db, params.id))
  const is_partner = await isConfirmedPartner(db, registration.event_id, actor.user_id)
  authorize(may.readNotices(actor, { user_id: registration.user_id, is_partner }))
  return (await noticesOf(db, [registration.id])).map(presentNotice)
}

/** One's own notice nobody decided on yet, held until the end of the transaction. @throws 404, 403, 409 once somebody decided */
async function lockOwn(context: Context, id: number): Promise<NoticeRow> {
  const notice = found(await lockNotice(context.db, id))
  authorize(may.giveNotice(context.actor, notice))
  if (noticeStatus.keyOf(notice.status) !== 'waiting') refuse(attendanceErrors.noticeSettled)
  return notice
}

async function dropProof(context: Context, { document_id }: NoticeRow): Promise<void> {
  const document = document_id === null ? undefined : await findDocument(context.db, document_id)
  if (document) await removeDocument(context, document)
}

export const withdrawNotice: Verb<Contract['withdrawNotice']> = async (context, { params }) => {
  const notice = await lockOwn(context, params.notice)
  await dropProof(context, notice)
  await context.db.deleteFrom('attendance_notices').where('id', '=', notice.id).execute()
  const slot = notice.slot_id === null ? undefined : await getSlot(context.db, notice.slot_id)
  const about = { event_id: slot?.event_id ?? notice.event_id, user_id: notice.user_id }
  await trace(context, {
    action: 'withdraw_absence_report',
    ...about,
    subject_id: notice.registration_id,
    change: { slot: notice.slot_id, kind: noticeKind.keyOf(notice.kind) },
  })
  if (slot && slot.end_at > context.now) await tellOrganisers(context, about, w.rungWithdrawn)
  return { done: true as const }
}

/** Keeps what proves it for the administration alone; what was attached before goes. */
export const attachNoticeProof: Verb<Contract['attachNoticeProof']> = async (context, { params, file }) => {
  const { db, language } = context
  const notice = await lockOwn(context, params.notice)
  await checkIfImage(file)
  await refuseBeyondDeposits(context, file.size)
  const { id: file_id } = await keepReceived(context, file)
  const { title } = await getSession(db, notice.event_id)
  await dropProof(context, notice)
  const document_id = await addDocument(context, {
    category: 'other',
    name: language.say(w.proofName, { title }),
    file_id,
    restriction: 'restrictedAdmins',
    status: 'toValidate',
    user_id: notice.user_id,
    event_id: notice.event_id,
  })
  await db.updateTable('attendance_notices').set({ document_id }).where('id', '=', notice.id).execute()
  await trace(context, { action: 'attach_absence_proof', event_id: notice.event_id, subject_id: notice.registration_id })
  return presentNotice({ ...notice, document_id })
}

export const readNoticeProof: Verb<Contract['readNoticeProof']> = async (context, { params }) => {
  const notice = found(await findNotice(context.db, params.notice))
  authorize(may.readNoticeProof(context.actor, notice))
  const document = found(notice.document_id === null ? undefined : await findDocument(context.db, notice.document_id))
  return serveDocument(context, document.file_id, true)
}
