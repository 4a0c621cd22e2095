import { formatDate } from '@kxo/domain/kernel/dates'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'
import { optionalFact, serviceFact } from './invoice-print.ts'
import { type PricedPrint, type PrintWith, pricedPrint } from './priced-print.ts'
import type { QuoteDocument } from './quote-document.ts'

/** What quote.typ reads. */
export type QuotePrint = PricedPrint & {
  letterhead: Letterhead
  title: string
  facts: Fact[]
  schedule: { title: string; lines: string[] } | null
  signature: { title: string; hint: string } | null
  /** The issuer’s own box beside it. */
  issuer: { title: string; who: string; image: string | null; stamp: string | null } | null
}

/** Who signs for the issuer, by the names of its pictures. */
export type QuoteHand = { who: string; image: string | null; stamp: string | null }

/** The printed page of a quote (INV-05, FOR-03 through its notes). */
export function quotePrint(document: QuoteDocument, letterhead: Letterhead, words: PrintWith, hand?: QuoteHand): QuotePrint {
  const { labels } = words
  return {
    ...pricedPrint(document, words, [], []),
    letterhead,
    title: labels.quote,
    facts: [
      { label: labels.number, value: document.number },
      { label: labels.issue_date, value: formatDate(document.issue_date, words.locale) },
      { label: labels.valid_until, value: formatDate(document.valid_until, words.locale) },
      ...serviceFact(document.service, words),
      ...optionalFact(labels.purchase_order, document.purchase_order),
      ...optionalFact(labels.contract_reference, document.contract_reference),
    ],
    schedule: document.schedule.length > 0 ? { title: labels.schedule, lines: document.schedule } : null,
    signature: document.to_sign ? { title: labels.approval, hint: labels.approval_hint } : null,
    issuer: document.to_sign && hand ? { ...hand, title: labels.seller, who: hand.who || document.seller.name } : null,
  }
}
