import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { quoteErrors } from '@kxo/domain/billing/quotes/quote-errors'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import type { QuoteBody } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { DiscountType } from '@kxo/domain/kernel/totals'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import type { Draft } from '../drafts/draft.ts'
import { draftFrom, roundingLeft } from '../drafts/draft-bill.ts'
import { saveAddress } from '../drafts/payer-address.ts'
import { issuerFor, pricedDraft } from '../drafts/priced-draft.ts'
import { presentQuote } from './present-quote.ts'
import { companyNow, findQuote, linesOfQuote, lockQuote, type QuoteLineRecord, type QuoteRecord } from './quote-rows.ts'

/** A quote before it is sent: a bill’s draft, and what a quote says besides. */
export type QuoteDraft = Pick<
  Draft,
  | 'entity_id'
  | 'morph'
  | 'morph_id'
  | 'user_id'
  | 'company_id'
  | 'service_start'
  | 'service_end'
  | 'purchase_order'
  | 'note'
  | 'discount'
  | 'prices_include_tax'
  | 'rounding'
  | 'lines'
> & { valid_until: string | null; people: number | null; request?: string | null }

/** Writes a draft, or writes it again over the one given, priced as a bill is; no number is taken. */
export async function storeQuote({ db, now }: Context, draft: QuoteDraft, over?: number): Promise<QuoteRecord> {
  const entity = await issuerFor(db, draft)
  const { amounts, rows } = pricedDraft(draft)
  const head = {
    entity_id: entity.id,
    status: quoteStatus.codeOf('draft'),
    valid_until: draft.valid_until,
    service_start: draft.service_start ?? null,
    service_end: draft.service_end ?? null,
    morph: draft.morph,
    morph_id: draft.morph_id,
    user_id: draft.user_id,
    company_id: draft.company_id,
    people: draft.people,
    purchase_order: draft.purchase_order || null,
    note: draft.note ?? '',
    ...(draft.request === undefined ? {} : { request: draft.request }),
    ...amounts,
  }
  const quote =
    over === undefined
      ? await db
          .insertInto('quotes')
          .values({ ...head, created_at: now })
          .returningAll()
          .executeTakeFirstOrThrow()
      : await db.updateTable('quotes').set(head).where('id', '=', over).returningAll().executeTakeFirstOrThrow()
  if (over !== undefined) await db.deleteFrom('quote_lines').where('quote_id', '=', over).execute()
  await db
    .insertInto('quote_lines')
    .values(rows.map((row) => ({ ...row, quote_id: quote.id })))
    .execute()
  return quote
}

/** Stored lines as a draft takes them again: those of a copy, or of the bill a quote becomes. */
export const draftLinesOf = (lines: readonly QuoteLineRecord[]): Draft['lines'] =>
  lines.map((line) => ({
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit_price: line.unit_price,
    discount: line.discount,
    discount_type: line.discount_type as DiscountType,
    vat_rate: line.vat_rate,
    vat_reason: line.vat_reason as VatReason | null,
    accounting_code: line.accounting_code,
    user_id: line.user_id,
  }))

async function write(context: Context, body: QuoteBody, former?: QuoteRecord): Promise<QuoteRecord> {
  const draft = draftFrom({ ...body, due_date: undefined }, former && { ...former, due_date: null })
  const { valid_until = former?.valid_until ?? null, people = former?.people ?? null, note = draft.note } = body
  const rounding = former ? roundingLeft(draft, former) : 0
  const quote = await storeQuote(context, { ...draft, valid_until, people, note, rounding }, former?.id)
  if (body.payer_address) await saveAddress(context, body, body.payer_address)
  return quote
}

/** A draft that may still change. @throws 409 once it is sent */
async function lockDraftQuote(context: Context, id: number): Promise<QuoteRecord> {
  const quote = found(await lockQuote(context.db, id))
  if (quote.number !== null) refuse(quoteErrors.sentIsFrozen)
  return quote
}

export const draftQuote: Verb<typeof quoteContract.draftQuote> = async (context, { body }) => {
  authorize(mayQuote.write(context.actor))
  const quote = await write(context, body)
  await trace(context, { action: 'draft_quote', subject_id: quote.id })
  return presentQuote(context, quote)
}

export const changeQuote: Verb<typeof quoteContract.changeQuote> = async (context, { params, body }) => {
  authorize(mayQuote.write(context.actor))
  const quote = await write(context, body, await lockDraftQuote(context, params.id))
  await trace(context, { action: 'change_quote', subject_id: quote.id })
  return presentQuote(context, quote)
}

export const removeQuote: Verb<typeof quoteContract.removeQuote> = async (context, { params }) => {
  authorize(mayQuote.write(context.actor))
  const quote = await lockDraftQuote(context, params.id)
  await context.db.deleteFrom('quotes').where('id', '=', quote.id).execute()
  await trace(context, { action: 'remove_quote', subject_id: quote.id })
  return { done: true as const }
}

/** The lines of a quote in a new draft; its validity begins again when it is sent. */
export const duplicateQuote: Verb<typeof quoteContract.duplicateQuote> = async (context, { params }) => {
  authorize(mayQuote.write(context.actor))
  const { db } = context
  const former = found(await findQuote(db, params.id))
  const { id, valid_until: _, request: __, discount, discount_type, morph, ...rest } = former
  const quote = await storeQuote(context, {
    ...rest,
    company_id: await companyNow(db, former),
    morph: morph as Draft['morph'],
    valid_until: null,
    discount: { discount, discount_type: discount_type as DiscountType },
    lines: draftLinesOf(await linesOfQuote(db, id)),
  })
  await trace(context, { action: 'draft_quote', info: former.number ?? '', subject_id: quote.id })
  return presentQuote(context, quote)
}
