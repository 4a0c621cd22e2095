import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { attendedStatuses, currentSlot } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { attends, changeStatus, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { findSheetRow, getSession, slotsOf } from '../queries.ts'
import { enterSlot } from './enter-slot.ts'
import { scannedPass } from './pass.ts'

const nameOf = (row: RegistrationRow) => `${row.first_name} ${row.last_name}`

/** Lets in the bearer of a code: the first scan of a half-day wins, the next says who let in and when. */
export const checkIn: Verb<typeof attendanceContract.checkIn> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.checkIn(actor))
  const session = await getSession(db, params.id)
  const registration = await admitted(context, await bearerOf(context, body.code), session.id)
  const sheet = await findSheetRow(db, session.id)
  if (sheet?.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  const slot = currentSlot(await slotsOf(db, session.id), now)
  const isFirst = slot ? await enterSlot(context, slot.id, registration.id, 'checkin') : registration.checked_in_at === null
  if (!isFirst) await refuseSecond(context, registration, slot?.id)
  const first = { checked_in_at: registration.checked_in_at ?? now, checked_in_by: registration.checked_in_by ?? actor.user_id }
  const from = registrationStatus.keyOf(registration.status)
  if (from === 'registered' || from === 'absent') await changeStatus(context, registration, 'present', null, first)
  else await db.updateTable('registrations').set(first).where('id', '=', registration.id).execute()
  await trace(context, {
    action: 'checkin',
    event_id: session.id,
    subject_id: registration.id,
    change: { slot: slot?.id ?? null },
  })
  return {
    registration: registration.id,
    name: nameOf(registration),
    company_name: registration.company_name,
    at: now,
    by: await recorderName(context, actor.user_id),
    slot: slot?.id ?? null,
  }
}

/** The registration a scanned or typed code names, locked. */
async function bearerOf(context: Context, code: string): Promise<RegistrationRow & { scanned_rev: number | null }> {
  const scanned = scannedPass(context, code)
  if (scanned && 'refusal' in scanned)
    return refuse(scanned.refusal === 'expired' ? attendanceErrors.codeExpired : attendanceErrors.codeUnknown)
  const id =
    scanned?.registration_id ?? (await context.db.selectFrom('registrations').select('id').where('code', '=', code).executeTakeFirst())?.id
  const row = id === undefined ? undefined : await lockRegistration(context.db, id)
  if (!row || (scanned && row.event_id !== scanned.event_id)) return refuse(attendanceErrors.codeUnknown)
  return { ...row, scanned_rev: scanned?.rev ?? null }
}

async function admitted({ db }: Context, row: RegistrationRow & { scanned_rev: number | null }, eventId: number): Promise<RegistrationRow> {
  const name = nameOf(row)
  const status = registrationStatus.keyOf(row.status)
  if (!(await attends(db, row.id, eventId))) refuse(attendanceErrors.otherEvent, { title: (await getSession(db, row.event_id)).title })
  if (status === 'cancelled') refuse(attendanceErrors.registrationCancelled, { name })
  if (row.scanned_rev !== null && row.scanned_rev !== row.pass_rev) refuse(attendanceErrors.codeReplaced, { name })
  if (!attendedStatuses.includes(status)) refuse(attendanceErrors.notConfirmed, { name, status: registrationStatus.labelOf(status) })
  return row
}

async function refuseSecond(context: Context, registration: RegistrationRow, slotId: number | undefined): Promise<never> {
  const entry = slotId
    ? await context.db
        .selectFrom('presences')
        .select(['recorded_at', 'recorded_by'])
        .where('slot_id', '=', slotId)
        .where('registration_id', '=', registration.id)
        .executeTakeFirst()
    : undefined
  return refuse(attendanceErrors.alreadyIn, {
    name: nameOf(registration),
    at: entry?.recorded_at ?? found(registration.checked_in_at),
    by: await recorderName(context, entry ? entry.recorded_by : registration.checked_in_by),
  })
}

async function recorderName({ db, language }: Context, userId: number | null): Promise<string> {
  const user =
    userId === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}` : language.say(attendanceWords.product)
}
