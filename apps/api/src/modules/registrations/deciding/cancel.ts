import { refuse } from '@kxo/domain/kernel/errors'
import { formatMoney } from '@kxo/domain/kernel/money'
import { cancelWords as w } from '@kxo/domain/registrations/cancelling/cancel-words'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { type RegistrationEnding, registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { type Cancellation, cancellationOf } from '../cancelling/cancellation-of.ts'
import { settleCancellation } from '../cancelling/settle-cancellation.ts'
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
  const isFollowed = may.follow(context.actor)
  const cancellation = isFollowed ? null : await cancellationOf(context, row)
  if (cancellation) {
    refuseTooLate(context, row, cancellation)
    // Whoever gives a place up has read what it costs them.
    if (cancellation.fee !== (body.fee ?? 0))
      refuse(registrationErrors.feeToRead, { fee: formatMoney(cancellation.fee, context.language.locale) })
  }
  const cancelled = await cancelRow(context, row, body.reason || null, cancellation)
  if (cancellation) await settleCancellation(context, row, cancellation)
  return presentRegistration(cancelled)
}

/** What is not held yet is given up at any time, and a withdrawal the law gives has its own limit (FOR-11). @throws 409 */
function refuseTooLate({ now }: Context, row: RegistrationRow, { withdrawal_until }: Cancellation): void {
  const isUnheld = untold.includes(registrationStatus.keyOf(row.status))
  const limit = selfCancelLimit(row)
  if (!isUnheld && limit !== null && limit < now && withdrawal_until === null) refuse(registrationErrors.tooLateToCancel, { limit })
}

const untold: readonly RegistrationStatus[] = ['pending', 'invited']

export async function cancelRow(
  context: Context,
  row: RegistrationRow,
  reason: string | null,
  cancellation: Cancellation | null = null,
): Promise<RegistrationRow> {
  const from = registrationStatus.keyOf(row.status)
  const ending: RegistrationEnding = from === 'invited' && context.actor.user_id === row.user_id ? 'declined' : 'cancelled'
  const cancelled = await changeStatus(context, row, 'cancelled', reason, { ending: registrationEnding.codeOf(ending), end_reason: reason })
  if (row.group_bill_id !== null) await refreshGroupBill(context, row.group_bill_id)
  await wakeWaitingList(context, row.event_id)
  if (untold.includes(from)) return cancelled
  const costs = cancellation ? { fr: costsIn(context, 'fr', cancellation), en: costsIn(context, 'en', cancellation) } : ''
  await writeToGuest(context, 'cancel_guest', cancelled, { reason: reason ?? '', values: { costs } })
  return cancelled
}

/** What cancelling kept, and what each who pays owes or has back; nothing where no money is at stake. */
function costsIn({ tenant }: Context, locale: 'fr' | 'en', { fee, owed }: Cancellation): string {
  const { say } = languageOf(locale, tenant)
  const money = (cents: number): string => formatMoney(cents, locale)
  const lines = owed.flatMap(({ name, due, refund }) => [
    due > 0 && (name ? say(w.mailDueBy, { name, amount: money(due) }) : say(w.mailDue, { amount: money(due) })),
    refund > 0 && (name ? say(w.mailRefundTo, { name, amount: money(refund) }) : say(w.mailRefund, { amount: money(refund) })),
  ])
  return [fee > 0 && say(w.mailKept, { fee: money(fee) }), ...lines].filter(Boolean).join(' ')
}
