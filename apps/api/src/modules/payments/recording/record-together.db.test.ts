import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { recordingContract as contract } from '@kxo/domain/payments/recording/recording-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

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
  client = await tenant.aPerson({ ...postalAddress })
})

const today = dayInZone(new Date(), 'Europe/Paris')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const billed = async (euros: number, user = client.id) => (await aBill(program, admin, { client: tenant.name, user, euros })).id
type Share = { bill: number; amount: number }
const record = (amount: number, shares: Share[], who = admin) =>
  callAs(program, who, contract.recordTogether, {
    params: { client: tenant.name },
    body: { amount, mode: 'transfer', paid_on: today, reference: 'VIR 2031-14', is_receipt_sent: true, shares },
  })
const owed = (id: number, who = admin) => callAs(program, who, contract.owedBills, on(id))
const read = (id: number) => callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: String(id) } })
const entries = () => tenant.inTenant((db) => db.selectFrom('payments').select(['bill_id', 'amount', 'reference']).orderBy('id').execute())

describe('one payment over several bills (INV-49)', () => {
  it('offers what its payer owes, the oldest first; nobody else’s, nor what is paid', async () => {
    const [first, second] = [await billed(10), await billed(20)]
    const other = await billed(30, (await tenant.aPerson({ ...postalAddress })).id)
    const paid = await billed(5)
    await record(600, [{ bill: paid, amount: 600 }])
    expect((await owed(second)).map(({ id, to_be_paid }) => [id, to_be_paid])).toEqual([
      [first, 1200],
      [second, 2400],
    ])
    expect((await owed(other)).map(({ id }) => id)).toEqual([other])
    await expect(owed(first, client)).rejects.toMatchObject({ status: 403 })
  })

  it('writes an entry for each under one reference, settles what is paid whole, and sends a receipt for each', async () => {
    const [first, second, third] = [await billed(10), await billed(20), await billed(30)]
    const recorded = await record(2000, [
      { bill: first, amount: 1200 },
      { bill: second, amount: 800 },
      { bill: third, amount: 0 },
    ])
    expect(recorded.map(({ bill, to_be_paid }) => [bill, to_be_paid])).toEqual([
      [first, 0],
      [second, 1600],
    ])
    expect(await entries()).toEqual([
      { bill_id: first, amount: 1200, reference: 'VIR 2031-14' },
      { bill_id: second, amount: 800, reference: 'VIR 2031-14' },
    ])
    expect(await read(first)).toMatchObject({ status: 'paid' })
    expect(await read(second)).toMatchObject({ status: 'toPay', to_be_paid: 1600 })
    expect((await read(second)).history).toContainEqual(expect.objectContaining({ action: 'record_payment' }))
    const receipts = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('id').where('moment', '=', 'validate_payment').where('recipient', '=', client.mail).execute(),
    )
    expect(receipts).toHaveLength(2)
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('is all or nothing: a share beyond what is due is told on its field, one that is not shared on the amount', async () => {
    const [first, second] = [await billed(10), await billed(20)]
    await expect(
      record(4000, [
        { bill: first, amount: 1200 },
        { bill: second, amount: 2800 },
      ]),
    ).rejects.toMatchObject({ status: 422, details: [expect.objectContaining({ field: 'shares.1.amount' })] })
    await expect(record(5000, [{ bill: first, amount: 1200 }])).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'amount', message: expect.stringMatching(/^Reste à répartir/) }],
    })
    await expect(record(1000, [{ bill: first, amount: 1200 }])).rejects.toMatchObject({
      details: [{ field: 'amount', message: expect.stringMatching(/^Réparti en trop/) }],
    })
    expect(await entries()).toEqual([])
  })

  it('is refused over two payers, twice on one bill, on a draft, and to whoever does not keep the accounts', async () => {
    const first = await billed(10)
    const other = await billed(10, (await tenant.aPerson({ ...postalAddress })).id)
    const both = [
      { bill: first, amount: 1000 },
      { bill: other, amount: 1000 },
    ]
    await expect(record(2000, both)).rejects.toMatchObject({ status: 409, code: 'otherPayer' })
    const twice = [
      { bill: first, amount: 600 },
      { bill: first, amount: 600 },
    ]
    await expect(record(1200, twice)).rejects.toMatchObject({ status: 409 })
    const draft = await aBill(program, admin, { client: tenant.name, user: client.id, issued: false })
    await expect(record(1000, [{ bill: draft.id, amount: 1000 }])).rejects.toMatchObject({ code: 'notIssued' })
    await expect(record(1000, [{ bill: first, amount: 1000 }], client)).rejects.toMatchObject({ status: 403 })
    expect(await entries()).toEqual([])
  })

  it('one of its entries is reversed alone', async () => {
    const [first, second] = [await billed(10), await billed(20)]
    await record(3600, [
      { bill: first, amount: 1200 },
      { bill: second, amount: 2400 },
    ])
    const [payment] = (await read(first)).payments
    await callAs(program, admin, paymentsContract.reversePayment, { ...on(payment?.id ?? 0), body: { reason: 'Rejet' } })
    expect([(await read(first)).to_be_paid, (await read(second)).to_be_paid]).toEqual([1200, 0])
  })
})
