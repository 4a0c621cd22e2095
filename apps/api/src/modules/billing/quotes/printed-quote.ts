import { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { maySign } from '@kxo/domain/billing/entity-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { printable, printableIn } from '@kxo/domain/kernel/printable'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { DiscountType } from '@kxo/domain/kernel/totals'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import { settingsOf } from '../../tenants/index.ts'
import { buyerOf, findPayer, sellerOf } from '../drafts/buyer-of.ts'
import { checkReasons } from '../drafts/check-reasons.ts'
import { checkAddress } from '../drafts/payer-address.ts'
import { dressOf, type PaperModel } from '../dressing/dress.ts'
import { quoteValues } from '../dressing/own-values.ts'
import { letterheadOf } from '../printing/letterhead-of.ts'
import type { BillLabels } from '../printing/priced-print.ts'
import { lineOf, notesOf } from '../printing/printed-of.ts'
import { type QuoteDocument, quoteDocument } from '../printing/quote-document.ts'
import { type EntityRecord, findEntity } from '../queries.ts'
import { serviceOf } from '../service-of.ts'
import { linesOfQuote, type QuoteRecord } from './quote-rows.ts'

/** Everything the page of a quote says, frozen as it is numbered. */
export type PrintedQuote = {
  document: QuoteDocument
  letterhead: Letterhead
  labels: BillLabels
  locale: Locale
  logo_file_id: number | null
  model?: PaperModel
  /** The issuer's hand and stamp beside the place to sign, where its model has them printed. */
  signed?: QuoteSigned
}

/** Who signs for the issuer, by which pictures. */
export type QuoteSigned = { who: string; signature_file_id: number | null; stamp_file_id: number | null }

type Issue = { number: string; issue_date: string; valid_until: string }

/**
 * The document a quote becomes once numbered: who sells, to whom, each line and each rate, until when (INV-05, INV-20), and the declaration of
 * activity that makes it worth an agreement where none is signed (FOR-03).
 * @throws 409 naming what is missing
 */
export async function printedQuote(context: Context, quote: QuoteRecord, issue: Issue): Promise<PrintedQuote> {
  const { db, tenant } = context
  const [issuer, rows, payer] = await Promise.all([findEntity(db, quote.entity_id), linesOfQuote(db, quote.id), findPayer(db, quote)])
  const entity = issuer ?? refuse(billingErrors.noIssuer)
  if (entity.is_vat_franchise && rows.some(({ vat_rate }) => vat_rate > 0)) refuse(billingErrors.franchiseHasNoVat)
  const language = languageOf((payer.person?.language ?? 'fr') as Locale, tenant)
  const { say, locale } = language
  const buyer = buyerOf(payer)
  checkAddress(buyer)
  const service = (await serviceOf(db, { ...quote, registration_id: null }, issue.issue_date)) ?? null
  const lines = rows.map(lineOf)
  checkReasons(context, entity, { lines, buyer, service, issue_date: issue.issue_date })
  const { discount, discount_type, note, purchase_order } = quote
  const document = printableIn(
    quoteDocument({
      ...issue,
      operation: 'services',
      seller: sellerOf(entity),
      buyer,
      lines,
      discount:
        discount === 0 ? null : { discount, discount_type: discount_type as DiscountType, label: say(billPrintWords.line_discount) },
      service,
      purchase_order,
      contract_reference: null,
      notes: notesOf({ note: '', day: issue.issue_date }, entity, language),
      schedule: note === '' ? [] : note.split('\n').filter((line) => line.trim() !== ''),
      to_sign: true,
    }),
  )
  const labels = spokenWords(billPrintWords, language)
  const logo_file_id = entity.logo_file_id ?? settingsOf(tenant).logo_file_id
  const letterhead = letterheadOf(context, { ...document, kind: 'quote' }, labels, locale, logo_file_id !== null)
  return { document, letterhead, labels, locale, logo_file_id }
}

/** A quote once it has its number, dressed by the model of its issuer: its page, its words, and who signs beside whom accepts. */
export async function quoteDress(context: Context, quote: QuoteRecord, locale: Locale): Promise<(paper: PrintedQuote) => PrintedQuote> {
  const { entity_id, user_id, morph, morph_id } = quote
  const entity = await findEntity(context.db, entity_id)
  const dress = await dressOf<PrintedQuote>(context, { category: 'quote', locale, ownOf: quoteValues, entity_id, user_id, morph, morph_id })
  return (undressed) => {
    const { paper, ...shows } = dress(undressed)
    const signed = entity && signedBy(entity, shows)
    return { ...paper, ...(signed && { signed }) }
  }
}

/** Nobody signs for an issuer whose representative has no name. */
export function signedBy(
  entity: Pick<EntityRecord, 'representative' | 'signature_file_id' | 'stamp_file_id'>,
  { shows_signature, shows_stamp }: { shows_signature: boolean; shows_stamp: boolean },
): QuoteSigned | undefined {
  const signature_file_id = shows_signature && maySign(entity) ? entity.signature_file_id : null
  const stamp_file_id = shows_stamp ? entity.stamp_file_id : null
  return signature_file_id === null && stamp_file_id === null
    ? undefined
    : { who: printable(entity.representative), signature_file_id, stamp_file_id }
}
