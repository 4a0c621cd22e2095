import { billingContract } from '@kxo/domain/billing/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBill } from '../../testing/a-bill.ts'
import { aSession } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { creditBill, issueBill, verifyChains } from '../billing/index.ts'
import { recordPayment } from '../payments/index.ts'

let program: Program
let world: TenantWorld
let admin: Persona
let client: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  world = await aTenant(program)
  admin = await world.anAdmin()
  client = await world.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre' })
})

const year = new Date().getUTCFullYear()
const at = (years: number, day = '06-15') => new Date(`${year - years}-${day}T10:00:00Z`)

/** A bill issued on a day, and paid on another. */
async function billed(issued: Date, paid?: Date): Promise<number> {
  const { id } = await aBill(program, admin, { client: world.name, user: client.id, issued: false })
  await world.asMachine((context) => issueBill({ ...context, now: issued }, id, { is_sent: false }))
  if (paid)
    await world.asMachine((context) =>
      recordPayment(
        { ...context, now: paid },
        {
          params: { client: world.name, id },
          body: {
            amount: 1200,
            mode: 'transfer',
            paid_on: paid.toISOString().slice(0, 10),
            reference: 'VIR Lefèvre',
            is_receipt_sent: false,
          },
        },
      ),
    )
  return id
}
const purge = () => runJobNow(program, world.id, 'apply-retention', {})
const stored = (id: number) =>
  world.inTenant(async (db) => {
    const bill = await db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { rows } = await sql<{ lines: number; payments: number }>`select
      (select count(*)::int from bill_lines where bill_id = ${id}) as lines, (select count(*)::int from payments where bill_id = ${id}) as payments`.execute(
      db,
    )
    return { ...bill, ...rows[0]! }
  })
const whole = () => world.asMachine(verifyChains)

test('PRV-22, INV-13: ten years after their accounting year bills name nobody, payments and entries go, the chains are whole and go on', async () => {
  const gone = await billed(at(12), at(12, '07-01'))
  const recent = await billed(at(5), at(5, '07-01'))
  const before = await stored(gone)
  await purge()
  expect(await stored(gone)).toMatchObject({
    number: before.number,
    issue_date: before.issue_date,
    amount: 1200,
    printed_hash: before.printed_hash,
    printed: null,
    user_id: null,
    recipient_label: '',
    lines: 0,
    payments: 0,
  })
  expect(JSON.stringify(await stored(gone))).not.toMatch(/Lefèvre/i)
  expect(await stored(recent)).toMatchObject({ user_id: client.id, lines: 1, payments: 1 })
  expect((await stored(recent)).printed).not.toBeNull()
  expect(await whole()).toMatchObject({ is_whole: true, bills: 2, entries: 2 })
  await billed(new Date(), new Date())
  expect(await whole()).toMatchObject({ is_whole: true, bills: 3, entries: 4 })
  const { runs } = await callAs(program, admin, settingsContract.retention, { params: { client: world.name } })
  expect(runs[0]?.removed).toEqual(
    expect.arrayContaining([
      { kind: 'bills', n: 1 },
      { kind: 'payments', n: 1 },
      { kind: 'ledger_entries', n: 2 },
    ]),
  )
  expect(await callAs(program, admin, billingContract.bill, { params: { client: world.name, code: String(gone) } })).toMatchObject({
    is_emptied: true,
    number: before.number,
    lines: [],
  })
  await expect(
    callAs(program, admin, billingContract.creditBill, { params: { client: world.name, id: gone }, body: { reason: 'Tard' } }),
  ).rejects.toMatchObject({ status: 409, code: 'emptied' })
  expect(await callAs(program, admin, paymentsContract.verifyLedger, { params: { client: world.name } })).toMatchObject({ is_whole: true })
})

test('INV-13 the years are counted from the end of the accounting year of the issuer, and of the last fact', async () => {
  await world.inTenant((db) => db.updateTable('entities').set({ fiscal_year_start: '07-01' }).execute())
  const [paidLate, late] = [await billed(at(12), at(5)), await billed(at(11, '12-20'))]
  await purge()
  const isOver = new Date().toISOString().slice(5, 10) >= '07-01'
  // Issued in the year that ended on 30 June, ten years before this one.
  expect((await stored(late)).printed === null).toBe(isOver)
  expect((await stored(paidLate)).printed).not.toBeNull()
  expect(await whole()).toMatchObject({ is_whole: true })
})

test('INV-12 a credit note follows its bill', async () => {
  const id = await billed(at(12))
  const note = await world.asMachine((context) =>
    creditBill({ ...context, now: at(12, '08-01') }, id, { reason: 'Erreur', is_sent: false }),
  )
  await purge()
  expect([(await stored(id)).printed, (await stored(note.id)).printed]).toEqual([null, null])
  expect(await whole()).toMatchObject({ is_whole: true })
})

test('INV-13 the database refuses to empty what is younger, to any role, and to change an amount of what is older', async () => {
  const [old, recent] = [await billed(at(12)), await billed(at(9), at(9))]
  for (const [role, change] of [
    ['kxo_purge', sql`update bills set printed = null, user_id = null where id = ${recent}`],
    ['kxo_purge', sql`delete from bill_lines where bill_id = ${recent}`],
    ['kxo_purge', sql`delete from payments where bill_id = ${recent}`],
    ['kxo_purge', sql`delete from ledger_entries where at > now() - interval '10 years'`],
    ['kxo_purge', sql`update bills set printed = null, amount = 1 where id = ${old}`],
    ['kxo_app', sql`update bills set printed = null where id = ${old}`],
    ['kxo_app', sql`delete from bill_lines where bill_id = ${old}`],
    ['kxo_app', sql`update ledger_heads set removed_rank = 1`],
  ] as const)
    await expect(
      world.inTenant(async (db) => {
        await sql`set local role ${sql.raw(role)}`.execute(db)
        await change.execute(db)
      }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/KX002|42501/) })
})

test('FOR-37 a tenant keeps its training evidence longer, never less', async () => {
  const { id: event } = await aSession(world, { slots: [{ start_at: at(8), end_at: new Date(at(8).getTime() + 3_600_000) }] })
  await world.inTenant((db) => db.insertInto('attendance_sheets').values({ event_id: event, last_hash: 'h' }).execute())
  const left = () => world.inTenant((db) => db.selectFrom('attendance_sheets').select('event_id').execute())
  const keep = (years: number) =>
    world.inTenant((db) => sql`update tenants set params = jsonb_set(params, '{keep_evidence_years}', ${years}::text::jsonb)`.execute(db))
  await keep(9)
  program.services.tenants.forget()
  await purge()
  expect(await left()).toHaveLength(1)
  await keep(6)
  program.services.tenants.forget()
  await purge()
  expect(await left()).toEqual([])
})
