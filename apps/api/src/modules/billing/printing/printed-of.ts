import { billPrintWords, paymentTermWords } from '@kxo/domain/billing/bill-legal'
import { billCategory } from '@kxo/domain/billing/category'
import { groupsLeft } from '@kxo/domain/billing/credit-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import { billWords } from '@kxo/domain/billing/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { ofRegion } from '@kxo/domain/kernel/geography'
import type { Language } from '@kxo/domain/kernel/language'
import { printableIn } from '@kxo/domain/kernel/printable'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { DiscountType, TaxedBase } from '@kxo/domain/kernel/totals'
import { type VatReason, vatTreatment } from '@kxo/domain/kernel/vat'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import { settingsOf } from '../../tenants/index.ts'
import { brokenRulesOf } from '../drafts/broken-rules-of.ts'
import { buyerOf, findPayer, type Payer, sellerOf } from '../drafts/buyer-of.ts'
import { checkReasons } from '../drafts/check-reasons.ts'
import { checkDeposits, checkTotal } from '../drafts/check-total.ts'
import { checkAddress, lacksOf } from '../drafts/payer-address.ts'
import { checkPayerTerms } from '../drafts/payer-terms.ts'
import type { PaperModel } from '../dressing/dress.ts'
import { payableOf } from '../issuing/apply-payment.ts'
import { type BillRecord, creditsOf, depositsOf, type EntityRecord, findBill, findEntity, type LineRecord, linesOf } from '../queries.ts'
import { datedService } from '../service-of.ts'
import {
  type DepositReference,
  type InvoiceDocument,
  type InvoiceInput,
  type InvoiceKind,
  type InvoiceReference,
  invoiceDocument,
  isCredit,
  type ReceivedPayment,
} from './invoice-document.ts'
import { letterheadOf, titleOf } from './letterhead-of.ts'
import type { BillLine } from './priced-document.ts'
import type { BillLabels } from './priced-print.ts'
import { qualiopiMention } from './qualiopi-of.ts'

/** Everything an issued bill will ever be printed from: what it says, the words and the paper it is said on (INV-10). */
export type Printed = {
  document: InvoiceDocument
  letterhead: Letterhead
  labels: BillLabels
  locale: Locale
  logo_file_id: number | null
  model?: PaperModel
}

/** What a number gives a draft. */
export type Issue = { number: string; issue_date: string; due_date: string | null; payments: ReceivedPayment[] }

/** What is printed of a stored line, of a bill or of a quote. */
type StoredLine = Pick<
  LineRecord,
  'name' | 'description' | 'quantity' | 'unit_price' | 'discount' | 'discount_type' | 'vat_rate' | 'vat_reason'
>

export const lineOf = (line: StoredLine): BillLine => ({
  name: line.name,
  description: line.description || null,
  unit: 'unit',
  quantity: line.quantity,
  unit_price: line.unit_price,
  discount: line.discount,
  discount_type: line.discount_type as DiscountType,
  vat_rate: line.vat_rate,
  vat_reason: line.vat_reason as VatReason | null,
})

/** What a line is taxed as. */
export const treatmentOf = ({ vat_rate, vat_reason }: LineRecord): Pick<TaxedBase, 'category' | 'vat_rate'> => {
  const { category, rate } = vatTreatment(vat_rate, vat_reason as VatReason | null)
  return { category, vat_rate: rate }
}

/** The tax of a rate as the lines of a bill keep it: that of the rate, or what a credit note gives back of it (INV-12). */
export const storedTax =
  (rows: readonly LineRecord[]) =>
  ({ category, vat_rate }: Omit<TaxedBase, 'tax'>): number =>
    rows.reduce((tax, row) => {
      const of = treatmentOf(row)
      return of.category === category && of.vat_rate === vat_rate ? tax + row.tax_amount : tax
    }, 0)

/** Bases and taxes of an issued bill, as they were frozen. */
export const frozenGroups = (bill: BillRecord): TaxedBase[] => (bill.printed as Printed).document.totals.groups

const kindOf = ({ category, is_deposit }: BillRecord): InvoiceKind => {
  const isCredit = billCategory.keyOf(category) === 'credit'
  if (is_deposit) return isCredit ? 'deposit_credit' : 'deposit'
  return isCredit ? 'credit' : 'invoice'
}

const referencesTo = (bills: readonly BillRecord[]): InvoiceReference[] =>
  bills.map(({ number, issue_date }) => ({ number: number ?? '', issue_date: issue_date ?? '' }))

/** A deposit as its final invoice lists it: what its credit notes left of it, VAT per rate as it was frozen (INV-48). */
async function depositOf({ db }: Context, bill: BillRecord): Promise<DepositReference> {
  const taxes = groupsLeft(frozenGroups(bill), (await creditsOf(db, bill.id)).flatMap(frozenGroups))
  return {
    number: bill.number ?? '',
    issue_date: bill.issue_date ?? '',
    total_ht: taxes.reduce((sum, { basis }) => sum + basis, 0),
    total_ttc: payableOf(bill) - bill.credited,
    taxes,
  }
}

/** Notes of a bill: what the issuer declares, its certificate while it holds, what was typed, its own. */
export function notesOf(
  { note, replacing = '', day }: { note: string; replacing?: string; day: string },
  entity: EntityRecord,
  language: Pick<Language, 'say'>,
): string[] {
  const { say } = language
  const number = entity.activity_number
  const declared =
    number && entity.activity_region ? [say(billWords.activityNumber, { number, of_region: ofRegion(entity.activity_region) })] : []
  const own = [replacing, note, entity.mediator, entity.bill_footer].filter((one) => one !== '')
  return [...declared, ...qualiopiMention(entity, day, language), ...own]
}

/** What a bill written in place of another says of it (INV-12). */
async function replacingNote({ db }: Context, { replaces_bill_id }: BillRecord, { say }: Pick<Language, 'say'>): Promise<string> {
  const replaced = replaces_bill_id === null ? undefined : await findBill(db, replaces_bill_id)
  const credit = replaced && (await creditsOf(db, replaced.id)).at(-1)
  if (!replaced || !credit) return ''
  return say(billWords.replacesNote, {
    number: replaced.number ?? '',
    day: replaced.issue_date ?? '',
    credit_number: credit.number ?? '',
    credit_day: credit.issue_date ?? '',
  })
}

/** A credit note is made out to whom its invoice was, of the same days, whatever the record became; an address it lacked is that of the record. */
const asInvoiced = ({ buyer, service }: InvoiceDocument, payer: Payer) => ({
  buyer: lacksOf(buyer) ? { ...buyer, address: buyerOf(payer).address } : buyer,
  service,
})

/**
 * The document a bill becomes once numbered, checked against the rules of the law.
 * @throws 409 naming the mandatory particulars that are missing
 */
export async function printedOf(context: Context, bill: BillRecord, issue: Issue): Promise<Printed> {
  const { db, tenant } = context
  const [issuer, rows, payer] = await Promise.all([findEntity(db, bill.entity_id), linesOf(db, bill.id), findPayer(db, bill)])
  const entity = issuer ?? refuse(billingErrors.noIssuer)
  if (entity.is_vat_franchise && rows.some(({ vat_rate }) => vat_rate > 0)) refuse(billingErrors.franchiseHasNoVat)
  const isNew = billCategory.keyOf(bill.category) === 'invoice' && issue.payments.length === 0
  // What was paid is invoiced whatever is missing: it was asked for before the money was.
  if (payer.company && isNew) checkPayerTerms(payer.company, bill.purchase_order)
  const language = languageOf((payer.person?.language ?? 'fr') as Locale, tenant)
  const { say } = language
  const deposits = bill.deducted > 0 && bill.registration_id !== null ? await depositsOf(db, bill.registration_id) : []
  const deducted: DepositReference[] = []
  for (const deposit of deposits) deducted.push(await depositOf(context, deposit))
  const kind = kindOf(bill)
  const neutral = payer.company ? undefined : say(paymentTermWords.consumer)
  const corrected = bill.corrects_bill_id === null ? undefined : await findBill(db, bill.corrects_bill_id)
  const { buyer, service } = corrected
    ? asInvoiced((corrected.printed as Printed).document, payer)
    : { buyer: buyerOf(payer), service: await datedService(db, bill, issue.issue_date) }
  if (!corrected) checkAddress(buyer)
  const input: InvoiceInput = {
    kind,
    ...issue,
    operation: 'services',
    seller: sellerOf(entity),
    buyer,
    lines: rows.map(lineOf),
    discount:
      bill.discount === 0
        ? null
        : { discount: bill.discount, discount_type: bill.discount_type as DiscountType, label: say(billPrintWords.line_discount) },
    service,
    purchase_order: bill.purchase_order,
    buyer_reference: payer.company?.chorus_service_code ?? null,
    is_commitment: payer.company?.needs_chorus_commitment ?? false,
    contract_reference: null,
    notes: notesOf({ note: bill.note, replacing: await replacingNote(context, bill, language), day: issue.issue_date }, entity, language),
    deposits: deducted,
    rounding: bill.rounding,
    preceding: referencesTo([...(corrected ? [corrected] : []), ...deposits]),
    delivery_address: null,
    vat_due: entity.vat_due as 'payment' | 'invoice',
    terms: {
      recovery_fee: neutral ?? say(paymentTermWords.recovery_fee),
      late_penalty: neutral ?? say(paymentTermWords.late_penalty),
      early_discount: say(paymentTermWords.early_discount),
    },
    bank: entity.iban ? { iban: entity.iban, bic: entity.bic, reference: issue.number } : null,
  }
  // What was invoiced is credited as it was, whatever the parties became since.
  if (!isCredit(kind)) checkReasons(context, entity, input)
  // What was stored before it was refused at entry must not stop a numbered bill from being printed or written as XML.
  const document = printableIn(invoiceDocument(input, isCredit(kind) ? storedTax(rows) : undefined))
  checkTotal(document)
  checkDeposits(document)
  const broken = brokenRulesOf(document)
  if (broken.length > 0) refuse(billingErrors.brokenRules, { rules: broken.join(', ') })
  const labels = spokenWords(billPrintWords, language)
  const logo_file_id = entity.logo_file_id ?? settingsOf(tenant).logo_file_id
  return {
    document,
    letterhead: letterheadOf(context, document, labels, language.locale, logo_file_id !== null),
    labels,
    locale: language.locale,
    logo_file_id,
  }
}

/** What stands for a number until one is taken. */
export const unnumbered = 'FA-0'

/** A document once it has its number, the only thing its series gives it. */
export const numbered = ({ document, letterhead, labels, ...paper }: Printed, number: string): Printed => ({
  ...paper,
  labels,
  document: { ...document, number, bank: document.bank && { ...document.bank, reference: number } },
  letterhead: { ...letterhead, title: titleOf(labels, document.kind, number), reference: number },
})
