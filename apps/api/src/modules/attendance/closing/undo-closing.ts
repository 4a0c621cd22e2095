import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { changeStatus, lockRegistration } from '../../registrations/index.ts'
import { traceAll } from '../../traces/index.ts'
import { getSession, lockPeople, lockSheetRow, slotsOf } from '../queries.ts'
import { settleStatuses } from '../signing/settle-status.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'

/** Takes back the absences a closing recorded; those marked by hand stay. @throws 409 once the sheet is locked */
export const undoClosing: Verb<typeof attendanceContract.undoClosing> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.checkIn(actor))
  const { id } = await getSession(db, params.id)
  await lockPeople(db, id)
  const sheet = await lockSheetRow(db, id)
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  const slots = (await slotsOf(db, id)).map((slot) => slot.id)
  const taken =
    slots.length === 0
      ? []
      : await db
          .deleteFrom('presences')
          .where('slot_id', 'in', slots)
          .where('registration_id', 'in', body.registrations)
          .where('source', '=', 'closing' satisfies PresenceSource)
          .returning(['registration_id', 'slot_id', 'reason'])
          .execute()
  const touched =
    slots.length === 0 ? await ofEvent(context, id, body.registrations) : [...new Set(taken.map((row) => row.registration_id))]
  const back: number[] = []
  for (const one of touched) if (await expectAgain(context, one)) back.push(one)
  if (slots.length > 0) await settleStatuses(context, id, touched)
  await traceAll(
    context,
    touched.map((subject_id) => ({
      action: 'undo_closing',
      event_id: id,
      subject_id,
      change: { slots: taken.filter((row) => row.registration_id === subject_id).map(({ slot_id, reason }) => ({ slot_id, reason })) },
    })),
  )
  return { count: slots.length === 0 ? back.length : touched.length }
}

const ofEvent = async ({ db }: Context, event_id: number, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('registrations')
      .select('id')
      .where('event_id', '=', event_id)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute()
  ).map((row) => row.id)

/** Whoever is absent no more is expected again; what they attended says the rest. */
async function expectAgain(context: Context, id: number): Promise<boolean> {
  const registration = await lockRegistration(context.db, id)
  if (!registration || registrationStatus.keyOf(registration.status) !== 'absent') return false
  const attended = await context.db
    .selectFrom('presences')
    .select('id')
    .where('registration_id', '=', id)
    .where('state', '<>', presenceState.codeOf('absent'))
    .executeTakeFirst()
  if (attended) return false
  await changeStatus(context, registration, 'registered', null)
  return true
}
