import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, proveCode, type UserRow } from '../../identity/index.ts'
import { type EventSigning, signingOfEvent } from '../collecting/settings.ts'
import { getSlot } from '../queries.ts'
import { checkWindow } from './append-signature.ts'
import { codeChannelsOf, sendCode } from './send-code.ts'
import { signatoryOf } from './signatory.ts'

const proofOf = ({ id, mail }: UserRow) => ({ mail, purpose: 'signature' as const, user_id: id })

/** How a person may be sent the code they sign a half-day with, where the event has codes sent. */
export const channelsFor = (context: Context, { means }: Pick<EventSigning, 'means'>, user: Pick<UserRow, 'phone'>): CodeChannel[] =>
  means.includes('sent') ? codeChannelsOf(context, user) : []

/** Sends the code to what is on file, never elsewhere. @throws 403, 404, 409 outside the signing window or where no code is sent, 429 */
export const sendSigningCode: Verb<typeof attendanceContract.sendSigningCode> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.sign(actor, actor))
  const slot = await getSlot(db, params.slot)
  found((await signatoryOf(context, slot, 'participant')) ?? undefined)
  const settings = await signingOfEvent(context, slot.event_id)
  const user = found(await findUser(db, found(actor.user_id)))
  if (!channelsFor(context, settings, user).includes(body.by)) refuse(attendanceErrors.meansClosed)
  checkWindow(context, slot, settings)
  return { to: await sendCode(context, proofOf(user), user, body.by) }
}

/** @returns how the code typed had been sent. @throws 422 when it is not the one sent, counting the try */
export const proveSentCode = async (context: Context, code: string): Promise<CodeChannel> =>
  proveCode(context, proofOf(found(await findUser(context.db, found(context.actor.user_id)))), code.replace(/\s/g, ''))
