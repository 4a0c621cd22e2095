import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { quoteErrors } from '@kxo/domain/billing/quotes/quote-errors'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { isExpired } from '@kxo/domain/billing/quotes/quote-rules'
import { type QuoteStatus, quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TraceKey } from '@kxo/domain/traces/actions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { ownQuote } from './own-quote.ts'
import { presentQuote } from './present-quote.ts'
import { lockQuote, type QuoteRecord } from './quote-rows.ts'
import { tellSeller } from './tell-seller.ts'

/** @throws 409 naming both statuses */
export function refuseTransition(quote: QuoteRecord, to: QuoteStatus): void {
  const from = quoteStatus.keyOf(quote.status)
  if (!quoteStatus.mayFollow(from, to))
    refuse(kernelErrors.wrongTransition, { from: quoteStatus.labelOf(from), to: quoteStatus.labelOf(to) })
}

type Moved = Partial<Pick<QuoteRecord, 'reason' | 'answered_at' | 'answered_by' | 'answered_name' | 'bill_id'>>

/** Moves a locked quote to its next status, and says so in the history. */
export async function moveQuote(
  context: Context,
  quote: QuoteRecord,
  to: QuoteStatus,
  { action, info, ...set }: Moved & { action: TraceKey; info?: string },
): Promise<QuoteRecord> {
  refuseTransition(quote, to)
  const moved = await context.db
    .updateTable('quotes')
    .set({ ...set, status: quoteStatus.codeOf(to) })
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action, subject_id: quote.id, info: info ?? quote.number ?? '' })
  return moved
}

const answerOf = ({ actor, now }: Context, name: string) => ({ answered_at: now, answered_by: actor.user_id, answered_name: name })

/** @throws 409 past its last day, but for the organiser who received the agreement in time */
export const acceptQuote: Verb<typeof quoteContract.acceptQuote> = async (context, { params, body }) => {
  authorize(context.actor.user_id !== null)
  const quote = await ownQuote(context, await lockQuote(context.db, params.id))
  const status = quoteStatus.keyOf(quote.status)
  const day = quote.valid_until ?? ''
  if (!mayQuote.write(context.actor) && isExpired({ ...quote, status }, dayInZone(context.now, defaultZone)))
    refuse(quoteErrors.expired, { day })
  const accepted = await moveQuote(context, quote, 'validated', {
    action: 'accept_quote',
    info: body.name,
    ...answerOf(context, body.name),
  })
  await tellSeller(context, accepted, 'quote_validated')
  return presentQuote(context, accepted)
}

export const refuseQuote: Verb<typeof quoteContract.refuseQuote> = async (context, { params, body }) => {
  authorize(context.actor.user_id !== null)
  const quote = await ownQuote(context, await lockQuote(context.db, params.id))
  const { name, reason } = body
  const refused = await moveQuote(context, quote, 'rejected', { action: 'refuse_quote', info: reason, reason, ...answerOf(context, name) })
  await tellSeller(context, refused, 'quote_rejected')
  return presentQuote(context, refused)
}

export const cancelQuote: Verb<typeof quoteContract.cancelQuote> = async (context, { params, body: { reason } }) => {
  authorize(mayQuote.write(context.actor))
  const quote = found(await lockQuote(context.db, params.id))
  return presentQuote(context, await moveQuote(context, quote, 'cancelled', { action: 'cancel_quote', info: reason, reason }))
}
