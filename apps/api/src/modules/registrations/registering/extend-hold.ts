import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { extendedMinutes } from '@kxo/domain/registrations/rules'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration } from '../queries.ts'
import { holdMinutes } from './hold-end.ts'

/** Keeps a place a little longer: once for its own person, as long as a new hold and as often as needed, saying why, for those who follow registrations. */
export const extendHold: Verb<typeof registrationsContract.extendHold> = async (context, { params, body }) => {
  const { db, now } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(may.answer(context.actor, row))
  const { hold_expires_at } = row
  if (hold_expires_at === null || hold_expires_at < now) return refuse(registrationErrors.holdExpired)
  const isByTeam = may.follow(context.actor) && context.actor.user_id !== row.user_id
  if (isByTeam && body.reason === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'reason', message: 'required' }])
  if (row.is_prolonged && !isByTeam) refuse(registrationErrors.alreadyExtended)
  const minutes = isByTeam ? holdMinutes(context.tenant, row) : extendedMinutes
  const longer = new Date(hold_expires_at.getTime() + minutes * 60_000)
  await db
    .updateTable('registrations')
    .set({ hold_expires_at: longer, is_prolonged: row.is_prolonged || !isByTeam })
    .where('id', '=', row.id)
    .execute()
  const change = { hold_expires_at: [hold_expires_at, longer] }
  await trace(context, {
    action: 'extend-hold',
    event_id: row.event_id,
    subject_id: row.id,
    change,
    info: isByTeam ? (body.reason ?? null) : null,
  })
  return presentRegistration({ ...row, hold_expires_at: longer })
}
