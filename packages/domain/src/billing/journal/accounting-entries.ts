import { allocate, roundHalfAwayFromZero, textFromScaled } from '../../kernel/decimals.ts'
import { sumOf } from '../../kernel/totals.ts'
import type { PaymentMode } from '../payment-mode.ts'
import { type Accounts, isAccount, vatAccount } from './accounts.ts'
import { accountLabel, fileWords as f } from './file-words.ts'
import type { SaleType } from './journal-words.ts'

/** A line of an entry. Cents; one of the two sides is 0. */
export type PostingLine = {
  account: string
  account_label: string
  /** Of a customer's account only. */
  customer: { code: string; name: string } | null
  label: string
  debit: number
  credit: number
}
/** An entry of a journal: what it is of (`bill 12`), its days as `YYYY-MM-DD`, its lines. */
export type AccountingEntry = {
  source: string
  journal: 'VE' | 'BQ' | 'CH' | 'CA' | 'OD'
  piece: string
  day: string
  piece_day: string
  valid_day: string
  /** Where a bill, what corrects it and what pays it come to nothing together. */
  lettering: { code: string; day: string } | null
  lines: PostingLine[]
}

type Customer = { code: string; name: string }
type TaxOfRate = { vat_rate: number; tax: number }
type Settlement = {
  /** The bill of a set: what a credit note corrects. */
  set: number
  settled_on: string | null
}

/** An issued bill or credit note, as it is posted. Cents, rates in basis points. */
export type PostedSale = Settlement & {
  id: number
  number: string
  issue_date: string
  type: SaleType
  /** The number a credit note corrects. */
  corrects: string | null
  /** A deposit invoice, or a credit note on one. */
  is_deposit: boolean
  customer: Customer
  amount: number
  rounding: number
  deducted: number
  lines: { name: string; account: string | null; vat_rate: number; amount_ht: number }[]
  groups: { vat_rate: number; allowance: number; tax: number }[]
  deposits: { total_ht: number; taxes: TaxOfRate[] }[]
  /** VAT is due when cashed (INV-33). */
  is_vat_on_payment: boolean
}

/** Money that came or went, as it is posted. Cents, negative when it did not hold. */
export type PostedPayment = Settlement & {
  id: number
  paid_on: string
  recorded_on: string
  amount: number
  mode: PaymentMode
  is_reversal: boolean
  number: string | null
  /** Handed back on a credit note. */
  is_handed_back: boolean
  customer: Customer
  /** What was paid on the bill before, what is to pay in all, and its VAT of each rate (FEC-07). */
  paid_before: number
  payable: number
  taxes: TaxOfRate[]
  is_vat_on_payment: boolean
}

/** The side an amount stands on: a negative one on the other. Nothing where it is 0. */
function posted(side: 'debit' | 'credit', cents: number, line: Omit<PostingLine, 'debit' | 'credit'>): PostingLine[] {
  if (cents === 0) return []
  const isDebit = (side === 'debit') === cents > 0
  return [{ ...line, debit: isDebit ? Math.abs(cents) : 0, credit: isDebit ? 0 : Math.abs(cents) }]
}

/** `AA` for the first bill: the same letters for a bill in every file. */
export function letteringOf(id: number): string {
  let rest = id + 25
  let letters = ''
  do {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
    rest = Math.floor(rest / 26) - 1
  } while (rest >= 0)
  return letters
}

const lettered = ({ set, settled_on }: Settlement) => (settled_on === null ? null : { code: letteringOf(set), day: settled_on })
const rateText = (rate: number): string =>
  `${textFromScaled(rate, 2)
    .replace(/\.?0+$/, '')
    .replace('.', ',')} %`

/** The account of the issuer a line goes to when it has none of its own. */
const useOf = ({ vat_rate }: { vat_rate: number }) => (vat_rate === 0 ? 'sales_exempt' : 'sales')

/** The lines of a bill by account, a discount on the whole shared among those of its rate. */
function soldByAccount(sale: PostedSale, accounts: Accounts): { account: string; name: string; amount: number }[] {
  const sold = new Map<string, { account: string; name: string; amount: number }>()
  for (const [rate, lines] of Map.groupBy(sale.lines, (line) => line.vat_rate)) {
    const allowance = sumOf(
      sale.groups.filter((group) => group.vat_rate === rate),
      (group) => group.allowance,
    )
    const shares = allocate(
      allowance,
      lines.map(({ amount_ht }) => amount_ht),
    )
    lines.forEach((line, index) => {
      const account = sale.is_deposit ? accounts.deposits : line.account || accounts[useOf(line)]
      const before = sold.get(account) ?? { account, name: line.name, amount: 0 }
      sold.set(account, { ...before, amount: before.amount + line.amount_ht - shares[index]! })
    })
  }
  return [...sold.values()]
}

/** The entry of an issued bill, deposit, balance or credit note (FEC-05, INV-48): customers on one side, sales and VAT on the other. */
export function entryOfSale(sale: PostedSale, accounts: Accounts): AccountingEntry {
  const [mine, other] = sale.type === 'credit' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  const title = f[sale.type](sale.number, sale.corrects)
  const line = (account: string, label: string, customer: Customer | null = null, named = accountLabel(account)) => ({
    account,
    account_label: named,
    customer,
    label,
  })
  const taxLine = (rate: number) =>
    sale.is_vat_on_payment && accounts.vat_pending
      ? line(accounts.vat_pending, f.vat(rateText(rate)), null, f.vatPending(rateText(rate)))
      : line(vatAccount(accounts, rate), f.vat(rateText(rate)), null, f.vatCollected(rateText(rate)))
  const taxes = (groups: readonly TaxOfRate[]) =>
    [...Map.groupBy(groups, ({ vat_rate }) => vat_rate)].map(([rate, of]) => ({ rate, tax: sumOf(of, ({ tax }) => tax) }))
  return {
    source: `bill ${sale.id}`,
    journal: 'VE',
    piece: sale.number,
    day: sale.issue_date,
    piece_day: sale.issue_date,
    valid_day: sale.issue_date,
    lettering: lettered(sale),
    lines: [
      ...posted(mine, sale.amount + sale.rounding - sale.deducted, line(accounts.customers, title, sale.customer)),
      ...posted(
        mine,
        sumOf(sale.deposits, ({ total_ht }) => total_ht),
        line(accounts.deposits, f.deducted),
      ),
      ...taxes(sale.deposits.flatMap((deposit) => deposit.taxes)).flatMap(({ rate, tax }) => posted(mine, tax, taxLine(rate))),
      ...soldByAccount(sale, accounts).flatMap(({ account, name, amount }) => posted(other, amount, line(account, name))),
      ...taxes(sale.groups).flatMap(({ rate, tax }) => posted(other, tax, taxLine(rate))),
      ...posted(
        other,
        sale.rounding,
        line(sale.rounding > 0 === (other === 'credit') ? accounts.rounding_gain : accounts.rounding_loss, f.rounding),
      ),
    ],
  }
}

const journalOf: Readonly<Record<PaymentMode, AccountingEntry['journal']>> = {
  card: 'BQ',
  transfer: 'BQ',
  directDebit: 'BQ',
  funder: 'BQ',
  cheque: 'CH',
  onSite: 'CA',
  credit: 'OD',
}
const treasury = ({ bank, cheques, cash, transfers }: Accounts): Readonly<Record<AccountingEntry['journal'], string>> => ({
  VE: bank,
  BQ: bank,
  CH: cheques,
  CA: cash,
  OD: transfers,
})

/** The part of a bill's VAT that payments up to so much make due: the last one takes what is left (FEC-07). */
const dueTax = (tax: number, paid: number, payable: number): number =>
  payable === 0 ? 0 : paid >= payable ? tax : roundHalfAwayFromZero(BigInt(tax) * BigInt(paid), payable)

/** The entry of money received, handed back or that did not hold (FEC-05), with the VAT it makes due where VAT waits for it (FEC-07). */
export function entryOfPayment(payment: PostedPayment, accounts: Accounts): AccountingEntry {
  const journal = journalOf[payment.mode]
  // On a credit note, what is counted goes out.
  const received = payment.is_handed_back ? -payment.amount : payment.amount
  const piece = payment.number ?? `ENC-${payment.id}`
  const label = payment.is_reversal ? f.reversed(piece) : received < 0 ? f.handedBack(piece) : f.received(piece)
  const account = treasury(accounts)[journal]
  const pending = payment.is_vat_on_payment ? accounts.vat_pending : undefined
  const sign = payment.is_handed_back ? -1 : 1
  const moved = payment.taxes.map(({ vat_rate, tax }) => ({
    vat_rate,
    tax: sign * (dueTax(tax, payment.paid_before + payment.amount, payment.payable) - dueTax(tax, payment.paid_before, payment.payable)),
  }))
  return {
    source: `payment ${payment.id}`,
    journal,
    piece,
    day: payment.paid_on,
    piece_day: payment.paid_on,
    valid_day: payment.recorded_on,
    lettering: lettered(payment),
    lines: [
      ...posted('debit', received, { account, account_label: accountLabel(account), customer: null, label }),
      ...posted('credit', received, {
        account: accounts.customers,
        account_label: accountLabel(accounts.customers),
        customer: payment.customer,
        label,
      }),
      ...(pending
        ? moved.flatMap(({ vat_rate, tax }) => {
            const rate = rateText(vat_rate)
            return [
              ...posted('debit', tax, { account: pending, account_label: f.vatPending(rate), customer: null, label: f.vat(rate) }),
              ...posted('credit', tax, {
                account: vatAccount(accounts, vat_rate),
                account_label: f.vatCollected(rate),
                customer: null,
                label: f.vat(rate),
              }),
            ]
          })
        : []),
    ],
  }
}

/** Whether both sides come to the same, to the cent (FEC-05). */
export const isBalanced = ({ lines }: AccountingEntry): boolean =>
  sumOf(lines, ({ debit }) => debit) === sumOf(lines, ({ credit }) => credit)

/** Whether a line has an account of its own or one the issuer chose, and each is one (FEC-04, FEC-06). */
export const lacksAccount = (sale: PostedSale, chosen: { sales?: string; sales_exempt?: string }): boolean =>
  !sale.is_deposit &&
  sale.lines.some((line) => {
    const account = line.account || chosen[useOf(line)]
    return !account || !isAccount(account)
  })
