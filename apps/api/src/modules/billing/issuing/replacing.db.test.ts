import { billingContract as contract } from '@kxo/domain/billing/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill, servedToday } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let client: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  client = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre', ...postalAddress })
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const billed = (more = {}) => aBill(program, admin, { client: tenant.name, user: client.id, ...more })
const read = (code: string | number, who = admin) =>
  callAs(program, who, contract.bill, { params: { client: tenant.name, code: String(code) } })
const replace = (id: number, who = admin) => callAs(program, who, contract.replaceBill, { ...on(id), body: { reason: 'Mauvais montant' } })
const duplicate = (id: number, who = admin) => callAs(program, who, contract.duplicateBill, on(id))
const printed = (id: number) =>
  tenant.inTenant(async (db) =>
    JSON.stringify((await db.selectFrom('bills').select('printed').where('id', '=', id).executeTakeFirstOrThrow()).printed),
  )
const lines = (bill: { lines: { id: number }[] }) => bill.lines.map(({ id: _, ...line }) => line)

describe('a bill duplicated', () => {
  it('begins a draft with its lines and payer, and nothing of its number, days, order number or payments', async () => {
    const line = {
      name: 'Atelier',
      description: 'Deux jours',
      quantity: 20_000,
      unit_price: 12_345_600,
      discount: 500,
      discount_type: 'percent' as const,
      vat: 2000,
      accounting: '706100',
      user: client.id,
    }
    const draft = await callAs(program, admin, contract.draftBill, {
      params: { client: tenant.name },
      body: {
        user: client.id,
        ...servedToday,
        due_date: null,
        purchase_order: 'BC-1',
        lines: [line],
        discount: 1000,
        discount_type: 'percent',
        prices_include_tax: false,
      },
    })
    const bill = await callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    const copy = await duplicate(bill.id)
    expect(copy).toMatchObject({
      number: null,
      status: 'draft',
      user: client.id,
      due_date: null,
      issue_date: null,
      purchase_order: null,
      service_start: null,
      discount: 1000,
      amount: bill.amount,
      payments: [],
      replaces: null,
    })
    expect(lines(copy)).toEqual(lines(bill))
    expect(await read(bill.id)).toMatchObject({ status: 'toPay', replaced_by: null })
  })

  it('is refused of a credit note, and to whoever does not invoice', async () => {
    const bill = await billed()
    const note = await callAs(program, admin, contract.creditBill, { ...on(bill.id), body: { reason: 'Annulation' } })
    await expect(duplicate(note.id)).rejects.toMatchObject({ status: 409 })
    await expect(duplicate(bill.id, client)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a bill replaced (INV-12)', () => {
  it('is cancelled by a credit note, a draft is written in its place, and both papers say so', async () => {
    const bill = await billed()
    const draft = await replace(bill.id)
    expect(draft).toMatchObject({ status: 'draft', number: null, amount: bill.amount, replaces: { id: bill.id, number: bill.number } })
    expect(lines(draft)).toEqual(lines(bill))
    const former = await read(bill.id)
    expect(former).toMatchObject({ status: 'credited', to_be_paid: 0, replaced_by: { id: draft.id, number: null } })
    const [note] = former.credits
    expect(await printed(note?.id ?? 0)).toContain('Mauvais montant')
    const issued = await callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    expect(issued).toMatchObject({ status: 'toPay', to_be_paid: bill.amount })
    expect(await printed(draft.id)).toContain(`Remplace la facture ${bill.number}`)
    expect(await printed(draft.id)).toContain(note?.number)
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('shows its payer the new bill once it is issued alone', async () => {
    const bill = await billed()
    const draft = await replace(bill.id)
    expect((await read(bill.number ?? '', client)).replaced_by).toBeNull()
    await callAs(program, admin, contract.issueBill, { ...on(draft.id), body: { is_sent: false } })
    expect((await read(bill.number ?? '', client)).replaced_by).toMatchObject({ id: draft.id })
  })

  it('is refused on a draft, once something was paid or credited, and to whoever does not invoice', async () => {
    const draft = await billed({ issued: false })
    await expect(replace(draft.id)).rejects.toMatchObject({ status: 409, code: 'notIssued' })
    const paid = await billed()
    const body = { amount: 500, mode: 'transfer', paid_on: servedToday.service_start, reference: '', is_receipt_sent: false } as const
    await callAs(program, admin, paymentsContract.recordPayment, { ...on(paid.id), body })
    await expect(replace(paid.id)).rejects.toMatchObject({ status: 409, code: 'paidIsNotReplaced' })
    const credited = await billed()
    const [line] = credited.lines
    await callAs(program, admin, contract.creditBill, {
      ...on(credited.id),
      body: { reason: 'Geste', lines: [{ line: line?.id ?? 0, amount_ht: 100 }] },
    })
    await expect(replace(credited.id)).rejects.toMatchObject({ status: 409, code: 'replacedOrCredited' })
    await expect(replace((await billed()).id, client)).rejects.toMatchObject({ status: 403 })
  })

  it('what hung on the bill hangs on the draft', async () => {
    const company = await tenant.inTenant(async (db) => {
      const row = { name: 'Atlas SARL', siret: '44306184100047', ...postalAddress }
      return (await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()).id
    })
    const bill = await billed({ user: undefined, company })
    const order = await tenant.inTenant(async (db) => {
      const days = { starts_on: '2027-01-01', ends_on: '2099-12-31' }
      const contribution = { name: 'Adhésion', status: 5, period: 1, ...days, basis: 1, accounting_code: '756000', terms: '' }
      const { id } = await db.insertInto('contributions').values(contribution).returning('id').executeTakeFirstOrThrow()
      const tariff = { contribution_id: id, number: 1, unit_price: 10_000, vat_rate: 2000, mode: 1, bands: '[]' }
      const { id: tariff_id } = await db.insertInto('contribution_tariffs').values(tariff).returning('id').executeTakeFirstOrThrow()
      const values = { contribution_id: id, tariff_id, company_id: company, bill_id: bill.id, status: 5, ...days, ordered_at: new Date() }
      return (await db.insertInto('contribution_orders').values(values).returning('id').executeTakeFirstOrThrow()).id
    })
    const draft = await replace(bill.id)
    const after = await tenant.inTenant((db) =>
      db.selectFrom('contribution_orders').select(['bill_id', 'status']).where('id', '=', order).executeTakeFirstOrThrow(),
    )
    expect(after).toEqual({ bill_id: draft.id, status: 5 })
  })
})
