import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billingContract } from '@kxo/domain/billing/contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { billStatus } from '@kxo/domain/billing/status'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'
import type { BilledRegistration } from '../drafts/draft-for-registration.ts'
import { applyPayment, type BillRecord, creditBill, draftBalanceFor, draftBillFor, issueBill, linesOf } from '../index.ts'
import type { InvoiceDocument } from '../printing/invoice-document.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
})

const silent = { is_sent: false }
/** 1,000.99 without tax: neither the deposit nor the balance falls on whole euros. */
const amount_ht = 100_099
const price = {
  price_id: 1,
  name: 'Plein tarif',
  vat_rate: 2000,
  vat_reason: null,
  ...priceTotals({ amount_ht, vat_rate: 2000, vat_reason: null }),
}
const deposit = 33_333

/** A final written again by hand: a discount, a line that lessens it, another without tax. */
const edited: DraftBody['lines'] = [
  { name: 'Formation', description: '', quantity: 10_000, unit_price: 1_000_990_000, discount: 1000, discount_type: 'percent', vat: 2000 },
  { name: 'Remise', description: '', quantity: -20_000, unit_price: 73_335_000, discount: 0, discount_type: 'percent', vat: 2000 },
  {
    name: 'Manuels',
    description: '',
    quantity: 30_000,
    unit_price: 33_330_000,
    discount: 0,
    discount_type: 'percent',
    vat: 0,
    vat_reason: 'association_261_7',
  },
]

type Acts = { registration: BilledRegistration; bills: { deposit?: number; final?: number }; edited?: DraftBody['lines'] }
type Act = 'deposit' | 'final' | 'part of deposit' | 'rest of deposit' | 'part of final' | 'rest of final'

async function aBilledRegistration(): Promise<BilledRegistration> {
  const person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre' })
  const event = await aSession(tenant, { title: 'Management' })
  const { id } = await aRegistration(tenant, event.id, person.id)
  const names = { first_name: 'Zoé', last_name: 'Lefèvre' }
  return {
    id,
    event_id: event.id,
    event_title: event.title,
    user_id: person.id,
    company_id: null,
    ...names,
    start_date: new Date('2026-11-02T08:00:00Z'),
    end_date: new Date('2026-11-03T16:00:00Z'),
    time_zone: 'Europe/Paris',
  }
}

/** Issues and pays at once, or credits a part or what is left. */
async function perform(context: Context, { registration, bills }: Acts, act: Act): Promise<void> {
  const request = { registration, price, payer: 'self' as const }
  const issuedAndPaid = async (id: number) => {
    const bill = await issueBill(context, id, silent)
    if (bill.to_be_paid > 0) await applyPayment(context, bill.id, bill.to_be_paid)
    return bill.id
  }
  const credited = async (id: number, isPart: boolean) => {
    const [line] = await linesOf(context.db, id)
    await creditBill(context, id, { reason: 'Geste', ...silent, ...(isPart && { lines: [{ line: line!.id, amount_ht: 9_999 }] }) })
  }
  if (act === 'deposit') bills.deposit = await issuedAndPaid(await draftBillFor(context, { ...request, deposit }))
  else if (act === 'final') bills.final = await issuedAndPaid(bills.final ?? (await draftBalanceFor(context, request)).id)
  else await credited((act.endsWith('deposit') ? bills.deposit : bills.final)!, act.startsWith('part'))
}

/** The final is written again by hand before it is issued. */
async function writeAgain({ registration, bills }: Acts, lines: DraftBody['lines'], more: Partial<DraftBody> = {}): Promise<void> {
  const draft = await tenant.asMachine((context) => draftBalanceFor(context, { registration, price, payer: 'self' }))
  const body = { user: registration.user_id, lines, discount: 500, discount_type: 'percent' as const, prices_include_tax: false, ...more }
  await callAs(program, await tenant.anAdmin(), billingContract.changeDraft, { params: { client: tenant.name, id: draft.id }, body })
  bills.final = draft.id
}

const issuedBills = () =>
  tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('number', 'is not', null).orderBy('id').execute())
const isNote = ({ corrects_bill_id }: BillRecord) => corrects_bill_id !== null
const payable = ({ amount, rounding, deducted }: BillRecord) => amount + rounding - deducted
const sum = (bills: readonly BillRecord[], read: (bill: BillRecord) => number) => bills.reduce((total, bill) => total + read(bill), 0)
const documentOf = ({ printed }: BillRecord) => (printed as { document: InvoiceDocument }).document

it('INV-48: the sales journal counts what was sold once, the deposit and what is left of it', async () => {
  tenant = await aTenant(program, { params: { sales_journal: true } })
  const acts: Acts = { registration: await aBilledRegistration(), bills: {} }
  for (const act of ['deposit', 'final'] as const) await tenant.asMachine((context) => perform(context, acts, act))
  const at = { params: { client: tenant.name } }
  const admin = await tenant.anAdmin()
  const { results } = await callAs(program, admin, journalContract.salesJournal, {
    ...at,
    query: { page: 1, page_size: 25, sort: 'number' },
  })
  expect(results.map(({ type }) => type)).toEqual(['deposit', 'final'])
  expect(results.map(({ payment_modes }) => payment_modes)).toEqual([[], []])
  const { months, per_month, ...totals } = await callAs(program, admin, journalContract.salesTotals, { ...at, query: {} })
  expect(months).toHaveLength(1)
  const sums = { amount_ht: price.amount_ht, tax_amount: price.tax_amount, amount: price.amount_ttc }
  expect(totals).toMatchObject(sums)
  expect(per_month).toEqual([{ month: months[0], ...sums }])
})

/** Every order in which the credits of a deposit and of its final may come between them. */
const orders: Act[][] = [
  ['deposit', 'part of deposit', 'final', 'part of final', 'rest of final', 'rest of deposit'],
  ['deposit', 'part of deposit', 'final', 'rest of deposit', 'rest of final'],
  ['deposit', 'rest of deposit', 'final', 'part of final', 'rest of final'],
  ['deposit', 'part of deposit', 'rest of deposit', 'final', 'rest of final'],
  ['deposit', 'final', 'part of deposit', 'part of final', 'rest of deposit', 'rest of final'],
  ['deposit', 'final', 'part of final', 'rest of deposit', 'rest of final'],
  ['deposit', 'final', 'part of final', 'rest of final', 'part of deposit', 'rest of deposit'],
  ['deposit', 'final', 'rest of final', 'rest of deposit'],
  ['deposit', 'final', 'rest of deposit', 'rest of final'],
]

describe('INV-48 deposits and their credit notes', () => {
  it.each(
    orders.flatMap((order) => [
      [order.join(', '), 'as drafted', order] as const,
      [order.join(', '), 'with negative lines and discounts', order] as const,
    ]),
  )('%s (final %s): never more than was charged, in the end all of it', async (_, final, order) => {
    const acts: Acts = { registration: await aBilledRegistration(), bills: {} }
    for (const act of order) {
      if (act === 'final' && final !== 'as drafted') await writeAgain(acts, edited)
      await tenant.asMachine((context) => perform(context, acts, act))
      const bills = await issuedBills()
      const [charged, notes] = [bills.filter((bill) => !isNote(bill)), bills.filter(isNote)]
      expect(
        sum(notes, (note) => note.to_be_paid),
        act,
      ).toBeLessThanOrEqual(sum(charged, ({ paid }) => paid))
      expect(sum(notes, payable), act).toBeLessThanOrEqual(sum(charged, payable))
      const taxOf = (bill: BillRecord) =>
        bill.tax_amount -
        documentOf(bill)
          .deposits.flatMap(({ taxes }) => taxes)
          .reduce((tax, one) => tax + one.tax, 0)
      expect(sum(notes, taxOf), act).toBeLessThanOrEqual(sum(charged, taxOf))
    }
    const bills = await issuedBills()
    const [charged, notes] = [bills.filter((bill) => !isNote(bill)), bills.filter(isNote)]
    expect(sum(notes, payable)).toBe(sum(charged, payable))
    expect(sum(notes, (note) => note.to_be_paid)).toBe(sum(charged, ({ paid }) => paid))
    for (const bill of bills) {
      const { due, prepaid } = documentOf(bill)
      expect({ due, prepaid }).toEqual({ due: payable(bill), prepaid: bill.deducted })
    }
    await expect(tenant.asMachine((context) => perform(context, acts, 'rest of final'))).rejects.toMatchObject({
      kind: { code: 'nothingToCredit' },
    })
    await expect(tenant.asMachine((context) => perform(context, acts, 'rest of deposit'))).rejects.toMatchObject({
      kind: { code: 'nothingToCredit' },
    })
  })

  it('a partly credited deposit is deducted for what remains of it, listed so with its tax', async () => {
    const acts: Acts = { registration: await aBilledRegistration(), bills: {} }
    for (const act of ['deposit', 'part of deposit', 'final'] as const) await tenant.asMachine((context) => perform(context, acts, act))
    const [first, note, final] = (await issuedBills()) as [BillRecord, BillRecord, BillRecord]
    const [left, tax] = [first.amount_ht - note.amount_ht, first.tax_amount - note.tax_amount]
    expect(final).toMatchObject({
      amount: price.amount_ttc,
      deducted: deposit - payable(note),
      paid: price.amount_ttc - deposit + payable(note),
    })
    expect(documentOf(final)).toMatchObject({
      settlement: 'balance',
      deposits: [{ total_ht: left, total_ttc: deposit - payable(note), taxes: [{ vat_rate: 2000, basis: left, tax }] }],
    })
  })

  it('a final that does not hold its deposits is refused: too little in all, or at their rate; one they cover is settled as it is issued', async () => {
    const acts: Acts = { registration: await aBilledRegistration(), bills: {} }
    await tenant.asMachine((context) => perform(context, acts, 'deposit'))
    const at = (cents: number, vat: Partial<DraftBody['lines'][number]> = {}): DraftBody['lines'] => [
      { ...edited[1]!, quantity: 10_000, unit_price: unitPriceOf(cents), ...vat },
    ]
    const issued = async (lines: DraftBody['lines']) => {
      await writeAgain(acts, lines, { discount: 0, prices_include_tax: true })
      return tenant.asMachine((context) => issueBill(context, acts.bills.final!, silent))
    }
    const exempt = { vat: 0, vat_reason: 'association_261_7' } as const
    for (const lines of [at(deposit - 1), at(price.amount_ttc, exempt), [...at(deposit - 1), ...at(price.amount_ttc, exempt)]])
      await expect(issued(lines)).rejects.toMatchObject({ kind: { code: 'depositsTooHigh' } })
    expect(await issued(at(deposit))).toMatchObject({ deducted: deposit, to_be_paid: 0, status: billStatus.codeOf('paid') })
  })

  it('what is credited of a deposit after the draft of its final is no longer deducted once that one is issued', async () => {
    const acts: Acts = { registration: await aBilledRegistration(), bills: {} }
    await tenant.asMachine((context) => perform(context, acts, 'deposit'))
    const request = { registration: acts.registration, price, payer: 'self' as const }
    const draft = await tenant.asMachine((context) => draftBalanceFor(context, request))
    expect(draft.deducted).toBe(deposit)
    await tenant.asMachine((context) => perform(context, acts, 'rest of deposit'))
    const final = await tenant.asMachine((context) => issueBill(context, draft.id, silent))
    expect(final).toMatchObject({ deducted: 0, to_be_paid: price.amount_ttc })
    expect(documentOf(final)).toMatchObject({ settlement: 'unpaid', deposits: [], prepaid: 0 })
  })
})
