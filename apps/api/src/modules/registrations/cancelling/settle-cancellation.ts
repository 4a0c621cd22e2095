import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { cancelWords } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { Context } from '../../../platform/context.ts'
import { type BillRecord, creditRest, dropDraftOfPlace, handBackCredit, invoiceFee } from '../../billing/index.ts'
import type { RegistrationRow } from '../queries.ts'
import type { Cancellation } from './cancellation-of.ts'

type Settling = {
  /** What the credit notes say. */
  reason?: string
  /** Where the money of a credit note goes; back to the cards it came by unless told. */
  giveBack?: (note: BillRecord) => Promise<void>
}

/** Does what `cancellationOf` said: invoices keep what stays due, the rest is credited and goes back the way it came. */
export async function settleCancellation(
  context: Context,
  row: RegistrationRow,
  { parts, unbilled, rate, fee }: Cancellation,
  { reason, giveBack }: Settling = {},
): Promise<void> {
  const why =
    reason ?? context.language.say(fee > 0 ? cancelWords.creditKeeping : cancelWords.creditWhole, { rate, title: row.event_title })
  for (const part of parts) {
    const note = await creditRest(context, part, why)
    if (note === null) continue
    if (note.amount + note.rounding !== part.credited) refuse(kernelErrors.conflict)
    if (giveBack) await giveBack(note)
    else if (note.to_be_paid > 0) await context.enqueue(handBackCredit, { credit_id: note.id })
  }
  if (unbilled) await invoiceFee(context, { registration: row, ...unbilled })
  else await dropDraftOfPlace(context, row.id)
}
