import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { addableFrom, signingWindow } from '@kxo/domain/attendance/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { getSession, isConfirmedPartner, lockSheetRow, onSheet, slotsOf } from '../queries.ts'
import { registerNewcomer } from '../register-newcomer.ts'
import { signingOfEvent } from './settings.ts'

/**
 * Registers somebody who came and was not expected, under the rules of any registration.
 * @throws 409 before the day, once the sheet is locked, and when no place is left
 */
export const addUnexpected: Verb<typeof attendanceContract.addUnexpected> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const event = await getSession(db, params.id)
  authorize(may.addUnexpected(actor, { is_partner: await isConfirmedPartner(db, event.id, actor.user_id) }))
  if (!takesUnexpected(event)) refuse(kernelErrors.notFound)
  const settings = await signingOfEvent(context, event.id)
  const from = addableFrom((await slotsOf(db, event.id)).map((slot) => signingWindow(slot, settings)))
  if (!from) refuse(attendanceErrors.noHalfDay)
  if (now < from) refuse(attendanceErrors.addedTooEarly, { at: from })
  const sheet = await lockSheetRow(db, event.id)
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  await throttle(context, 'invitation')
  const { id } = await registerNewcomer(context, event.id, body)
  const { status, first_name, last_name } = await db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .select(['registrations.status', 'users.first_name', 'users.last_name'])
    .where('registrations.id', '=', id)
    .executeTakeFirstOrThrow()
  return { registration: id, name: `${first_name} ${last_name}`, is_on_sheet: onSheet.includes(status) }
}

/** An activity has no registrations of its own: whoever comes to it is registered to its event. */
export const takesUnexpected = (event: { enrolment: number | null }): boolean => event.enrolment === null
