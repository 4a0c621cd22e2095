import { refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { type RegistrationEnding, registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { selfCancelLimit } from '@kxo/domain/registrations/self-cancel'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refreshGroupBill } from '../collective/group-bill.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { wakeWaitingList } from '../waiting/offer-places.ts'
import { changeStatus } from './change-status.ts'

/** Gives a registration up; its person is told, unless nothing had been asked for yet, and so is whoever answers for the event (`news`). */
export const cancel: Verb<typeof registrationsContract.cancel> = async (context, { params, body }) => {
  const row = found(await lockRegistration(context.db, params.id))
  authorize(may.cancel(context.actor, row))
  refuseTooLate(context, row)
  return presentRegistration(await cancelRow(context, row, body.reason || null))
}

/** What is not held yet is given up at any time; whoever follows registrations cancels whenever they must. @throws 409 */
function refuseTooLate({ actor, now }: Context, row: RegistrationRow): void {
  const isUnheld = untold.includes(registrationStatus.keyOf(row.status))
  const limit = selfCancelLimit(row)
  if (!isUnheld && limit !== null && limit < now && !may.follow(actor)) refuse(registrationErrors.tooLateToCancel, { limit })
}

const untold: readonly RegistrationStatus[] = ['pending', 'invited']

export async function cancelRow(context: Context, row: RegistrationRow, reason: string | null): Promise<RegistrationRow> {
  const from = registrationStatus.keyOf(row.status)
  const ending: RegistrationEnding = from === 'invited' && context.actor.user_id === row.user_id ? 'declined' : 'cancelled'
  const cancelled = await changeStatus(context, row, 'cancelled', reason, { ending: registrationEnding.codeOf(ending), end_reason: reason })
  if (row.group_bill_id !== null) await refreshGroupBill(context, row.group_bill_id)
  await wakeWaitingList(context, row.event_id)
  if (untold.includes(from)) return cancelled
  await writeToGuest(context, 'cancel_guest', cancelled, { reason: reason ?? '' })
  return cancelled
}
