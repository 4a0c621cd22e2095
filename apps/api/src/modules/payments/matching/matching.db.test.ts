import { closingContract } from '@kxo/domain/billing/closings/closing-contract'
import { billingContract } from '@kxo/domain/billing/contract'
import { monthOf } from '@kxo/domain/billing/journal/period'
import { dayInZone, defaultZone, instantInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { matchingContract as contract } from '@kxo/domain/payments/matching/matching-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { camtOf, ofxOf } from '../../../testing/bank-statements.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { issueBill, verifyChains } from '../../billing/index.ts'

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

const page = { page: 1, page_size: 25 }
const today = dayInZone(new Date(), 'Europe/Paris')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const here = () => ({ params: { client: tenant.name } })
const billed = async (euros: number, user = client.id) => aBill(program, admin, { client: tenant.name, user, euros })
const send = (bytes: string, name = 'releve.xml', who = admin) =>
  sendFile(program, who, contract.importBankFile, { ...here(), name, bytes })
const lines = async (state: 'toMatch' | 'matched' | 'aside' = 'toMatch') =>
  (await callAs(program, admin, contract.bankLines, { ...here(), query: { ...page, state, sort: 'amount' } })).results
const match = (id: number, shares: { bill: number; amount: number }[], who = admin) =>
  callAs(program, who, contract.matchLine, { ...on(id), body: { shares, is_receipt_sent: true } })
const read = (id: number) => callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: String(id) } })
const numberOf = async (id: number) => (await read(id)).number ?? ''

/** A statement with one line a bill, its number in the label, and one nobody knows. */
async function aStatement(...sums: { bill: number; amount: string }[]) {
  const entries = await Promise.all(
    sums.map(async ({ bill, amount }, index) => ({ amount, label: `VIR ${await numberOf(bill)}`, id: `B${index}`, day: today })),
  )
  return camtOf([...entries, { amount: '77.00', label: 'INCONNU', id: 'X', day: today }, { amount: '5.00', isDebit: true, day: today }])
}

describe('a bank statement', () => {
  it('makes a line of each credit, and changes nothing when it comes again or overlaps', async () => {
    const bill = (await billed(10)).id
    const file = await aStatement({ bill, amount: '12.00' })
    expect(await send(file)).toMatchObject({ format: 'camt', credits: 2, added: 2, left: 2, debits: 1, skipped: 0 })
    expect(await send(file)).toMatchObject({ credits: 2, added: 0, left: 0 })
    const wider = file.replace(
      '</Stmt>',
      '<Ntry><Amt Ccy="EUR">3</Amt><CdtDbtInd>CRDT</CdtDbtInd><ValDt><Dt>2026-01-01</Dt></ValDt></Ntry></Stmt>',
    )
    expect(await send(wider)).toMatchObject({ credits: 3, added: 1 })
    expect((await lines()).map(({ amount }) => amount)).toEqual([300, 1200, 7700])
    const files = await callAs(program, admin, contract.bankFiles, { ...here(), query: page })
    expect(files.results.map(({ added }) => added)).toEqual([1, 0, 2])
  })

  it('tells two equal lines from one that comes again', async () => {
    const twins = ofxOf(
      [
        { amount: '5.00', label: 'VIR' },
        { amount: '5.00', label: 'VIR' },
      ].map((entry) => ({ ...entry, day: today })),
    )
    expect(await send(twins, 'releve.ofx')).toMatchObject({ format: 'ofx', added: 2 })
    expect(await send(twins, 'releve.ofx')).toMatchObject({ added: 0 })
  })

  it('is of the issuer whose IBAN it names', async () => {
    await tenant.inTenant((db) => db.updateTable('entities').set({ iban: 'FR76 3000 6000 0112 3456 7890 189' }).execute())
    await send(await aStatement())
    await send('Date;Libellé;Montant\n02/03/2026;VIR;1\n', 'releve.csv')
    const files = await callAs(program, admin, contract.bankFiles, { ...here(), query: page })
    expect(files.results.map(({ account }) => account)).toEqual(['FR7630006000011234567890189', 'FR7630006000011234567890189'])
  })

  it('is refused with why, and to whoever does not keep the accounts', async () => {
    await expect(send('Nom;Prix\nA;1\n', 'releve.csv')).rejects.toMatchObject({
      status: 422,
      code: 'unreadableStatement',
      message: expect.stringMatching(/«\s*Date\s*»/),
    })
    await expect(send(camtOf([]))).rejects.toMatchObject({ code: 'statementEmpty' })
    await expect(send(await aStatement(), 'releve.xml', client)).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, client, contract.bankLines, { ...here(), query: page })).rejects.toMatchObject({ status: 403 })
    expect(await lines()).toEqual([])
  })
})

describe('a line accepted (journey: exact, partial, unknown)', () => {
  it('settles the bill it pays whole, leaves 4 in part, and waits when nobody knows it', async () => {
    const [exact, partial] = [(await billed(10)).id, (await billed(20)).id]
    await send(await aStatement({ bill: exact, amount: '12.00' }, { bill: partial, amount: '15.00' }))
    const [first, second, unknown] = await lines()
    expect(first?.proposal).toMatchObject({ level: 'sure', shares: [{ bill: exact, amount: 1200 }] })
    expect(second?.proposal).toMatchObject({ level: 'probable', reason: 'Référence exacte, paiement partiel', shares: [{ amount: 1500 }] })
    expect(unknown?.proposal).toBeNull()
    for (const line of [first!, second!]) await match(line.id, line.proposal!.shares)
    expect(await read(exact)).toMatchObject({ status: 'paid', to_be_paid: 0 })
    expect(await read(partial)).toMatchObject({ status: 'toPay', to_be_paid: 900 })
    expect((await read(exact)).payments).toEqual([expect.objectContaining({ mode: 'transfer', paid_on: today, amount: 1200 })])
    expect((await read(exact)).history).toContainEqual(expect.objectContaining({ action: 'record_payment' }))
    expect((await lines()).map(({ id }) => id)).toEqual([unknown?.id])
    expect((await lines('matched')).map(({ bills }) => bills.map(({ bill }) => bill))).toEqual([[exact], [partial]])
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('is spread over bills of its payer, and keeps what is not; never beyond the line nor the bill', async () => {
    const [first, second] = [(await billed(10)).id, (await billed(20)).id]
    await send(camtOf([{ amount: '50.00', label: 'VIR', day: today }]))
    const id = (await lines())[0]!.id
    await expect(match(id, [{ bill: first, amount: 5000 }])).rejects.toMatchObject({
      code: 'beyondBill',
      message: expect.stringContaining('restent à payer'),
    })
    await expect(match(id, [{ bill: first, amount: 5100 }])).rejects.toMatchObject({ code: 'beyondLine' })
    const after = await match(id, [
      { bill: first, amount: 1200 },
      { bill: second, amount: 2400 },
    ])
    expect(after).toMatchObject({ state: 'toMatch', left: 1400 })
    expect(after.bills.map(({ bill }) => bill)).toEqual([first, second])
  })

  it('waits again once its payment is reversed', async () => {
    const bill = (await billed(10)).id
    await send(await aStatement({ bill, amount: '12.00' }))
    const line = (await lines())[0]!
    await match(line.id, line.proposal!.shares)
    await expect(match(line.id, line.proposal!.shares)).rejects.toMatchObject({ code: 'lineMatched' })
    const payment = (await read(bill)).payments[0]!.id
    await callAs(program, admin, paymentsContract.reversePayment, { ...on(payment), body: { reason: 'Erreur de payeur' } })
    expect((await lines())[0]).toMatchObject({ id: line.id, left: 1200, bills: [], proposal: { level: 'sure' } })
    await match(line.id, line.proposal!.shares)
    expect(await read(bill)).toMatchObject({ status: 'paid' })
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('keeps out of a month that is closed', async () => {
    const past = monthOf(monthsAfter(`${today.slice(0, 7)}-01`, -2))
    const draft = await aBill(program, admin, { client: tenant.name, user: client.id, issued: false })
    await tenant.asMachine((context) =>
      issueBill({ ...context, now: instantInZone(past.from, '12:00', defaultZone) }, draft.id, { issue_date: past.from, is_sent: false }),
    )
    const entity = await tenant.inTenant(async (db) => (await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()).id)
    await callAs(program, admin, closingContract.closePeriod, { ...here(), body: { entity, kind: 'month', day: past.from } })
    await send(camtOf([{ amount: '1.00', label: await numberOf(draft.id), day: past.to }]))
    const line = (await lines())[0]!
    await expect(match(line.id, line.proposal!.shares)).rejects.toMatchObject({ code: 'closedPeriod' })
    expect((await lines())[0]).toMatchObject({ id: line.id, left: 100 })
  })

  it('is refused on a draft, on what does not exist, and to whoever does not keep the accounts', async () => {
    const draft = await aBill(program, admin, { client: tenant.name, user: client.id, issued: false })
    await send(camtOf([{ amount: '12.00', label: 'VIR', day: today }]))
    const id = (await lines())[0]!.id
    await expect(match(id, [{ bill: draft.id, amount: 1200 }])).rejects.toMatchObject({ code: 'notIssued' })
    await expect(match(id, [{ bill: 999_999, amount: 1200 }])).rejects.toMatchObject({ status: 404 })
    await expect(match(id, [{ bill: draft.id, amount: 1200 }], client)).rejects.toMatchObject({ status: 403 })
    expect((await lines())[0]).toMatchObject({ left: 1200 })
  })
})

describe('a line set aside', () => {
  it('waits for no bill, says why, and is taken back', async () => {
    await send(await aStatement())
    const id = (await lines())[0]!.id
    await callAs(program, admin, contract.setLineAside, { ...on(id), body: { reason: 'Subvention' } })
    expect(await lines()).toEqual([])
    expect(await lines('aside')).toMatchObject([{ id, state: 'aside', aside_reason: 'Subvention', decided_by: expect.any(String) }])
    await expect(match(id, [{ bill: (await billed(10)).id, amount: 100 }])).rejects.toMatchObject({ code: 'lineMatched' })
    await callAs(program, admin, contract.takeLineBack, { ...on(id) })
    expect(await lines()).toMatchObject([{ id, aside_reason: null }])
  })
})

describe('all the sure ones', () => {
  const preview = () => callAs(program, admin, contract.sureLines, { ...here() })
  const accept = (all: Awaited<ReturnType<typeof preview>>) =>
    callAs(program, admin, contract.acceptSure, {
      ...here(),
      body: { lines: all.lines.map(({ line, shares }) => ({ line, shares })), is_receipt_sent: false },
    })

  it('are accepted as they were previewed; what is not sure, or changed since, is left and said', async () => {
    const [one, two, three] = [(await billed(10)).id, (await billed(20)).id, (await billed(30)).id]
    await send(await aStatement({ bill: one, amount: '12.00' }, { bill: two, amount: '24.00' }, { bill: three, amount: '1.50' }))
    const shown = await preview()
    expect([shown.total, shown.lines.map(({ shares }) => shares.map(({ bill }) => bill))]).toEqual([3600, [[one], [two]]])
    await callAs(program, admin, paymentsContract.recordPayment, {
      ...on(two),
      body: { amount: 2400, mode: 'cheque', paid_on: today, reference: '', is_receipt_sent: false },
    })
    expect(await accept(shown)).toMatchObject({ total: 2, changed: 1, left: [{ count: 1, reason: expect.stringContaining('a changé') }] })
    expect([(await read(one)).status, (await read(three)).status]).toEqual(['paid', 'toPay'])
    expect((await lines()).map(({ amount }) => amount)).toEqual([150, 2400, 7700])
  })

  it('never hold two lines that name the same bill', async () => {
    const bill = (await billed(10)).id
    await send(await aStatement({ bill, amount: '12.00' }, { bill, amount: '12.00' }))
    expect((await preview()).lines).toEqual([])
  })
})
