import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import type { QuoteBody } from '@kxo/domain/billing/quotes/quote-shape'
import type { Program } from './program.ts'
import { callAs, type Persona } from './world.ts'

type QuoteOptions = Partial<QuoteBody> & { client: string; euros?: number; sent?: boolean }

/** A quote of one line at 20 %, numbered unless told; nothing is mailed. */
export async function aQuote(program: Program, admin: Persona, { client, euros = 100, sent = true, ...body }: QuoteOptions) {
  const line = {
    name: 'Atelier',
    description: '',
    quantity: 10_000,
    unit_price: euros * 1_000_000,
    discount: 0,
    discount_type: 'percent' as const,
    vat: 2000,
  }
  const draft = await callAs(program, admin, quoteContract.draftQuote, {
    params: { client },
    body: { lines: [line], discount: 0, discount_type: 'percent', prices_include_tax: false, ...body },
  })
  if (!sent) return draft
  return callAs(program, admin, quoteContract.sendQuote, { params: { client, id: draft.id }, body: { is_mailed: false } })
}
