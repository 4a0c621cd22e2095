import { quoteInRegister } from '@kxo/domain/billing/paths'
import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { visibleEvents } from '../../events/index.ts'
import { findPricedUser, priceFor } from '../../pricing/index.ts'
import { trace } from '../../traces/index.ts'
import { billingDependencies } from '../dependencies.ts'
import { buyerOf, findPayer } from '../drafts/buyer-of.ts'
import { accountOf, soldAt } from '../drafts/sold-at.ts'
import { sellersOf } from './tell-seller.ts'
import { storeQuote } from './write-quote.ts'

/** The line of an event without a price for who asks: the team gives it one. */
const unpriced = { unit_price: 0, discount: 0, discount_type: 'percent', vat_rate: 2000, vat_reason: null, accounting_code: null } as const

/** An event somebody may ask a quote for: one they see, with something to pay. @throws 404 */
const requestedEvent = async ({ db, actor }: Context, id: number) =>
  found(
    await db
      .selectFrom('events')
      .select(['id', 'title', 'time_zone', 'start_date', 'end_date'])
      .where('id', '=', id)
      .where('is_payable', '=', true)
      .where('cancelled_at', 'is', null)
      .where(visibleEvents(actor))
      .executeTakeFirst(),
  )

/** A draft at the caller’s price for so many people, in the name of the company a referent speaks for; the team finds it among its tasks. */
export const requestQuote: Verb<typeof quoteContract.requestQuote> = async (context, { body }) => {
  authorize(mayQuote.request(context.actor))
  const { db, actor, tenant } = context
  const event = await requestedEvent(context, body.event)
  const user = found(await findPricedUser(db, actor.user_id ?? 0))
  const price = await priceFor(context, event, user)
  const payer = { user_id: user.id, company_id: isReferent(actor) ? actor.company_id : null }
  const quote = await storeQuote(context, {
    ...payer,
    morph: 'Event',
    morph_id: event.id,
    people: body.people,
    request: body.message ?? '',
    valid_until: null,
    discount: { discount: 0, discount_type: 'percent' },
    lines: [
      {
        name: event.title.slice(0, 200),
        description: price?.name ?? '',
        quantity: body.people * 10_000,
        ...(price ? soldAt(price, await accountOf(db, price.price_id)) : unpriced),
        user_id: null,
      },
    ],
  })
  await trace(context, { action: 'request_quote', event_id: event.id, subject_id: quote.id })
  const { name } = buyerOf(await findPayer(db, payer))
  for (const { user_id, language } of await sellersOf(context, quote)) {
    if (user_id === null) continue
    const { say } = languageOf(language, tenant)
    const address = `${context.services.publicUrl()}${quoteInRegister(quote.id)}`
    await billingDependencies().addTask(context, {
      todo_user_id: user_id,
      label: say(w.askTask, { name }).slice(0, 120),
      text: [say(w.askTaskText, { name, title: event.title, people: body.people }), body.message, address].filter(Boolean).join('\n'),
      event_id: event.id,
      user_id: user.id,
    })
  }
  return { done: true as const }
}
