import type { QuoteBody } from '@kxo/domain/billing/quotes/quote-shape'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { acceptQuote, draftQuote, refuseQuote, sendQuote } from '../../src/modules/billing/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asTeam, type Deed, daysBefore } from './diary.ts'

export type Offer = {
  company: number
  name: string
  people: number
  /** Without tax, for each. */
  euros: number
  note?: string
  /** Days before today it was sent, and answered. */
  sent: number
  answered?: number
  answer?: { name: string; reason?: string }
}

/** A quote sent to a company, then accepted or refused when it was. */
export function offer(context: Context, clerk: number, { company, name, people, euros, note = '', sent, answered, answer }: Offer): Deed[] {
  const client = context.tenant.name
  let id = 0
  const line: QuoteBody['lines'][number] = {
    name,
    description: '',
    quantity: people * 10_000,
    unit_price: unitPriceOf(euros * 100),
    discount: 0,
    discount_type: 'percent',
    vat: 2000,
    vat_reason: null,
  }
  const on = (days: number, does: (hands: Context) => Promise<unknown>): Deed => ({
    at: daysBefore(context.now, days),
    does: (then) => does(asTeam(then, clerk)),
  })
  const send = on(sent, async (hands) => {
    const body = { company, people, note, lines: [line], discount: 0, discount_type: 'percent' as const, prices_include_tax: false }
    id = (await draftQuote(hands, { params: { client }, body })).id
    await sendQuote(hands, { params: { client, id }, body: { is_mailed: false } })
  })
  if (answered === undefined || !answer) return [send]
  const { name: by, reason } = answer
  const reply = (hands: Context) =>
    reason === undefined
      ? acceptQuote(hands, { params: { client, id }, body: { name: by } })
      : refuseQuote(hands, { params: { client, id }, body: { name: by, reason } })
  return [send, on(answered, reply)]
}
