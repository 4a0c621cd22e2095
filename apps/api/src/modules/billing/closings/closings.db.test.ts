import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { closingContract as contract } from '@kxo/domain/billing/closings/closing-contract'
import { billingContract } from '@kxo/domain/billing/contract'
import { monthOf } from '@kxo/domain/billing/journal/period'
import { addDays, dayInZone, defaultZone, instantInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { recordMovement } from '../../payments/recording/record.ts'
import { creditBill, issueBill, lockBill } from '../index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let entity: number
const today = dayInZone(new Date(), defaultZone)
const past = monthOf(monthsAfter(`${today.slice(0, 7)}-01`, -2))
const between = monthOf(monthsAfter(`${today.slice(0, 7)}-01`, -1))
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
  entity = await tenant.inTenant(async (db) => (await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()).id)
})

const at = () => ({ params: { client: tenant.name } })
const noon = (day: string) => instantInZone(day, '12:00', defaultZone)
/** A bill issued, and paid, on days of the past. */
async function aPastBill(day: string, euros: number, paid = 0): Promise<number> {
  const draft = await aBill(program, admin, { client: tenant.name, user: person.id, euros, issued: false })
  await tenant.asMachine(async (context) => {
    const then = { ...context, now: noon(day) }
    await issueBill(then, draft.id, { issue_date: day, is_sent: false })
    if (paid > 0)
      await recordMovement(then, {
        bill: (await lockBill(context.db, draft.id))!,
        amount: paid,
        mode: 'cheque',
        paid_on: day,
        kind: 'payment',
      })
  })
  return draft.id
}
const close = (kind: 'day' | 'month' | 'year', day: string) =>
  callAs(program, admin, contract.closePeriod, { ...at(), body: { entity, kind, day } })
const closings = async (kind?: string) => {
  const { results } = await callAs(program, admin, contract.closings, { ...at(), query: { page: 1, page_size: 100, sort: 'last_day' } })
  return results.filter((one) => kind === undefined || one.kind === kind)
}
const verify = () => callAs(program, admin, paymentsContract.verifyLedger, at())

it('INV-52: a month totals means and rates, closes its days first, and the next adds to the perpetual total', async () => {
  const first = await aPastBill(past.from, 100, 5_000)
  await tenant.asMachine((context) =>
    creditBill({ ...context, now: noon(addDays(past.from, 3)) }, first, { reason: 'Geste', is_sent: false }),
  )
  await aPastBill(between.from, 50)
  expect(await close('month', past.from)).toEqual({ closed: 3 })
  expect(await closings('month')).toMatchObject([
    {
      first_day: past.from,
      last_day: past.to,
      sales: 12_000,
      credits: 12_000,
      received: 5_000,
      means: [{ mode: 'cheque', amount: 5_000, count: 1 }],
      rates: [{ vat: 2000, basis: 0, tax: 0 }],
      perpetual_sales: 0,
      perpetual_received: 5_000,
      closed_by: expect.any(String),
    },
  ])
  await close('month', between.from)
  expect((await closings('month')).at(-1)).toMatchObject({
    sales: 6_000,
    credits: 0,
    rates: [{ vat: 2000, basis: 5_000, tax: 1_000 }],
    perpetual_sales: 6_000,
    perpetual_received: 5_000,
  })
  expect(await closings('day')).toHaveLength(3)
  expect(await verify()).toMatchObject({ is_whole: true })
  const traced = await tenant.inTenant((db) => db.selectFrom('traces').select('info').where('action', '=', 'close_ledger').execute())
  expect(traced).toHaveLength(2)
})

it('a period is closed once, when it is over, and the earlier ones with it', async () => {
  await aPastBill(past.from, 100)
  await aPastBill(between.from, 100)
  await expect(close('month', today)).rejects.toMatchObject({ code: 'periodNotOver' })
  await close('month', between.from)
  expect((await closings('month')).map(({ first_day }) => first_day)).toEqual([past.from, between.from])
  for (const { from } of [past, between]) await expect(close('month', from)).rejects.toMatchObject({ code: 'alreadyClosed' })
  const [open] = await callAs(program, admin, contract.openPeriods, at())
  expect(open!.open.filter(({ kind }) => kind === 'month')).toEqual([])
})

describe('nothing is written with a day of a closed month', () => {
  it('by hand it is refused beside its day, by the database too; the day after goes', async () => {
    const id = await aPastBill(past.from, 100)
    await close('month', past.from)
    const pay = (paid_on: string) =>
      callAs(program, admin, paymentsContract.recordPayment, {
        params: { client: tenant.name, id },
        body: { amount: 1_000, mode: 'transfer', paid_on, reference: '', is_receipt_sent: false },
      })
    await expect(pay(past.to)).rejects.toMatchObject({ code: 'closedPeriod' })
    await pay(between.from)
    const draft = await aBill(program, admin, { client: tenant.name, user: person.id, issued: false })
    await expect(
      callAs(program, admin, billingContract.issueBill, {
        params: { client: tenant.name, id: draft.id },
        body: { issue_date: past.to, is_sent: false },
      }),
    ).rejects.toMatchObject({ code: 'closedPeriod' })
    const movement = { amount: 500, mode: 'transfer' as const, paid_on: past.to, kind: 'payment' as const }
    await expect(
      tenant.asMachine(async (context) => recordMovement(context, { ...movement, bill: (await lockBill(context.db, id))! })),
    ).rejects.toMatchObject({ code: 'KX044' })
  })

  it('a card’s news that comes late counts today', async () => {
    const id = await aPastBill(past.from, 100)
    await close('month', past.from)
    const { payment } = await tenant.asMachine(async (context) =>
      recordMovement(context, { bill: (await lockBill(context.db, id))!, amount: 500, mode: 'card', paid_on: past.to, kind: 'payment' }),
    )
    expect(payment.paid_on).toBe(today)
  })
})

it('each night closes days, and a month ten days after its end, where payments are taken', async () => {
  await aPastBill(past.from, 100)
  await runJobNow(program, tenant.id, 'close-ledgers', {})
  expect((await closings()).map(({ kind, closed_by }) => [kind, closed_by])).toEqual(
    expect.arrayContaining([
      ['day', null],
      ['month', null],
    ]),
  )
  const before = (await closings()).length
  await runJobNow(program, tenant.id, 'close-ledgers', {})
  expect(await closings()).toHaveLength(before)
  expect(await verify()).toMatchObject({ is_whole: true })
})

it('a closing is never changed, added by hand nor removed; one that was is found', async () => {
  await aPastBill(past.from, 100)
  await close('month', past.from)
  for (const statement of [
    sql`update ledger_closings set perpetual_sales = 1`,
    sql`delete from ledger_closings`,
    sql`insert into ledger_closings (entity_id, kind, first_day, last_day, first_rank, last_rank, totals, perpetual_sales, perpetual_received, rank, hash)
      select entity_id, 'month', last_day + 1, last_day + 30, last_rank + 1, last_rank + 1, '{}', 0, 0, rank + 1, 'x' from ledger_closings where kind = 'month'`,
  ])
    await expect(tenant.inTenant((db) => statement.execute(db))).rejects.toThrow(/permission denied|append-only|does not follow/)
  const owner = (text: string) => program.database.pool.query(text)
  await owner(`alter table ledger_closings disable trigger append_only`)
  try {
    await owner(`update ledger_closings set perpetual_sales = 7 where tenant_id = ${tenant.id} and kind = 'month'`)
  } finally {
    await owner(`alter table ledger_closings enable trigger append_only`)
  }
  expect(await verify()).toMatchObject({ is_whole: false, broken: [{ chain: 'closings', at: past.to }] })
})

/** The files of an archive, by their names. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, length, extra] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)]
    const begins = at + 30 + length + extra
    files.set(bytes.subarray(at + 30, at + 30 + length).toString(), inflateRawSync(bytes.subarray(begins, begins + packed)))
    at = begins + packed
  }
  return files
}

it('the archive of a year is read without the product: entries, closings, hashes and a seal', async () => {
  await aPastBill(past.from, 100, 12_000)
  await close('month', past.from)
  const answer = await program.app.inject({
    url: `/api/clients/${tenant.name}/ledger/archive/?entity=${entity}&day=${past.from}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzip(answer.rawPayload)
  expect([...files.keys()]).toEqual([
    'LISEZ-MOI.txt',
    'ecritures.jsonl',
    'ecritures.csv',
    'clotures.json',
    'clotures.csv',
    'empreintes.json',
    'signature.json',
  ])
  const manifest = JSON.parse(files.get('empreintes.json')!.toString())
  for (const [name, sha256] of Object.entries(manifest.sha256))
    expect(createHash('sha256').update(files.get(name)!).digest('hex'), name).toBe(sha256)
  const signature = JSON.parse(files.get('signature.json')!.toString())
  expect(signature).toMatchObject({
    sha256: createHash('sha256').update(files.get('empreintes.json')!).digest('hex'),
    seal: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const entries = files
    .get('ecritures.jsonl')!
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries.map(({ kind }) => kind).slice(0, 2)).toEqual(['bill', 'payment'])
  expect(entries[1].previous_hash).toBe(entries[0].hash)
  expect(files.get('clotures.csv')!.toString()).toContain(';120,00;0,00;120,00;120,00;120,00;')
})

it('who does not invoice closes nothing', async () => {
  await expect(
    callAs(program, person, contract.closePeriod, { ...at(), body: { entity, kind: 'month', day: past.from } }),
  ).rejects.toMatchObject({ status: 403 })
})
