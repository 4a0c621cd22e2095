import { fileURLToPath } from 'node:url'
import { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { billCategory } from '@kxo/domain/billing/category'
import { billingErrors } from '@kxo/domain/billing/errors'
import { usualValidity } from '@kxo/domain/billing/quotes/quote-rules'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { labels as shared } from '@kxo/domain/kernel/labels'
import type { Language } from '@kxo/domain/kernel/language'
import { templateEditorWords } from '@kxo/domain/templates/editor-words'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { holds } from '../../../platform/lists/list-filters.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import type { Model, SampleSource } from '../../templates/index.ts'
import { printedToday } from '../printing/draft-pdf.ts'
import type { InvoiceDocument } from '../printing/invoice-document.ts'
import { invoicePrint } from '../printing/invoice-print.ts'
import { letterheadOf } from '../printing/letterhead-of.ts'
import { numbered, type Printed } from '../printing/printed-of.ts'
import { type QuoteDocument, quoteDocument } from '../printing/quote-document.ts'
import { quotePrint } from '../printing/quote-print.ts'
import { sampleDocument } from '../printing/sample-bill.ts'
import { defaultEntity, type EntityRecord, findBill, findEntity } from '../queries.ts'
import { type PrintedQuote, printedQuote, signedBy } from '../quotes/printed-quote.ts'
import { handOf, quotePictures } from '../quotes/quote-pictures.ts'
import { findQuote, type QuoteRecord } from '../quotes/quote-rows.ts'
import { subjectOf, withLogo } from './dress.ts'
import { billValues, quoteValues } from './own-values.ts'

const [invoiceTemplate, quoteTemplate] = ['invoice', 'quote'].map((name) =>
  fileURLToPath(new URL(`../printing/${name}.typ`, import.meta.url)),
)
const most = 20

/** Papers of a table that match what is typed, by number, payer and event, the latest first. */
async function searchPapers({ db, language }: Context, q: string, from: RawBuilder<unknown>): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    select b.id, concat_ws(' – ', coalesce(b.number, ${language.say(shared.draft)}::text), nullif(b.recipient_label, ''), nullif(b.event_label, '')) as label
      from ${from} and ${holds(sql.ref('b.search'), q)} order by b.id desc limit ${most}`.execute(db)
  return rows.map(({ id, label }) => ({ id: Number(id), label }))
}

/** Who issues an example: the issuer a template is for, the usual one without. */
async function issuerOf({ db }: Context, entity_id: number | null): Promise<EntityRecord> {
  return (entity_id === null ? await defaultEntity(db) : await findEntity(db, entity_id)) ?? refuse(billingErrors.noIssuer)
}

type Page = { letterhead: Letterhead }
/** A page as its model tries it: by the standard it is issued under, a specimen embedding no e-invoice. */
const tried = <P extends Page>(template: string, print: P, { print: model, images }: Model, more: Record<string, Uint8Array> = {}) => ({
  template,
  data: { ...print, letterhead: withLogo(print.letterhead, Object.keys(images)[0] ?? null), model },
  images: { ...images, ...more },
  standard: 'a-3b' as const,
})

/** Marked as a specimen, across and below. */
function asSpecimen(letterhead: Letterhead, { say }: Pick<Language, 'say'>): Letterhead {
  const mark = say(templateEditorWords.specimen)
  return { ...letterhead, legal: [...letterhead.legal, mark], watermark: mark }
}

/** An issued bill as it is frozen, or a draft as it would be issued today; undefined for what is no bill of this category, or no longer says anything. */
async function billToTry(context: Context, id: number, category: 'invoice' | 'credit') {
  const bill = await findBill(context.db, id)
  if (!bill || billCategory.keyOf(bill.category) !== category || billStatus.keyOf(bill.status) === 'deleted') return undefined
  if (bill.printed) return { bill, document: (bill.printed as Printed).document }
  if (bill.number !== null) return undefined
  return { bill, document: numbered(await printedToday(context, bill), context.language.say(shared.draft)).document }
}

/** A credit note of the example of a bill. */
const credited = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  kind: 'credit',
  due_date: null,
  bank: null,
  preceding: [{ number: document.number, issue_date: document.issue_date }],
})

/** Bills, or credit notes, as their model would print them. */
export const billSample = (category: 'invoice' | 'credit'): SampleSource => ({
  search: (context, q) =>
    searchPapers(
      context,
      q,
      sql`bills b where b.category = ${billCategory.codeOf(category)} and b.status <> ${billStatus.codeOf('deleted')}
        and (b.number is null or b.printed is not null)`,
    ),
  draw: async (context, { record, entity_id, language, dressedFor }) => {
    const speaking = { ...context, language }
    const real = record === null ? undefined : await billToTry(context, record, category)
    if (record !== null && !real) return undefined
    const example = real ? undefined : sampleDocument(speaking, await issuerOf(context, entity_id))
    const document = real?.document ?? (category === 'credit' ? credited(example!) : example!)
    const words = { labels: spokenWords(billPrintWords, language), locale: language.locale }
    const letterhead = letterheadOf(speaking, document, words.labels, words.locale, false)
    const model = await dressedFor(real ? subjectOf(real.bill) : null, billValues({ document, ...words }))
    return tried(invoiceTemplate!, invoicePrint(document, asSpecimen(letterhead, language), words), model)
  },
})

/** A quote as it is frozen, or as it would be sent today. */
async function quoteToTry(context: Context, quote: QuoteRecord): Promise<QuoteDocument> {
  if (quote.printed) return (quote.printed as PrintedQuote).document
  const issue_date = dayInZone(context.now, defaultZone)
  const valid_until = quote.valid_until ?? usualValidity(issue_date)
  return (await printedQuote(context, quote, { number: context.language.say(shared.draft), issue_date, valid_until })).document
}

function exampleQuote(context: Context, entity: EntityRecord): QuoteDocument {
  const { number, issue_date, operation, seller, buyer, lines, service, notes } = sampleDocument(context, entity)
  const blank = { discount: null, purchase_order: null, contract_reference: null, schedule: [], to_sign: true }
  return quoteDocument({
    ...blank,
    number,
    issue_date,
    operation,
    seller,
    buyer,
    lines,
    service,
    notes,
    valid_until: usualValidity(issue_date),
  })
}

/** Quotes as their model would print them. */
export const quoteSample: SampleSource = {
  search: (context, q) => searchPapers(context, q, sql`quotes b where true`),
  draw: async (context, { record, entity_id, language, dressedFor }) => {
    const speaking = { ...context, language }
    const quote = record === null ? undefined : await findQuote(context.db, record)
    if (record !== null && !quote) return undefined
    const entity = await issuerOf(context, quote ? quote.entity_id : entity_id)
    const document = quote ? await quoteToTry(context, quote) : exampleQuote(speaking, entity)
    const words = { labels: spokenWords(billPrintWords, language), locale: language.locale }
    const letterhead = letterheadOf(speaking, { ...document, kind: 'quote' }, words.labels, words.locale, false)
    const model = await dressedFor(quote ? subjectOf(quote) : null, quoteValues({ document, ...words }))
    const signed = signedBy(entity, model)
    const shown = { logo_file_id: null, ...(signed && { signed }) }
    const print = quotePrint(document, asSpecimen(letterhead, language), words, handOf(shown))
    return tried(quoteTemplate!, print, model, await quotePictures(context, shown))
  },
}
