import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { billingContract as contract } from '@kxo/domain/billing/contract'
import { documentsContract } from '@kxo/domain/documents/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(async () => {
  await program.close()
  await closePdfEngine()
})
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const issued = (euros = 10) => aBill(program, admin, { client: tenant.name, user: person.id, euros })
/** The statements of the application itself: its own role, fenced to its tenant. */
const asTheApplication = (statement: ReturnType<typeof sql>) =>
  tenant.inTenant(async (db) => {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
    expect(rows).toEqual([{ role: 'kxo_app' }])
    return statement.execute(db)
  })

describe('what follows the bills cannot be changed apart (INV-03, INV-12, INV-52)', () => {
  const refused: [string, (bill: number) => ReturnType<typeof sql>][] = [
    ['a counter set back', () => sql`update bill_counters set last_number = 0`],
    ['a counter set forward', () => sql`update bill_counters set last_number = last_number + 1`],
    ['the end of a chain of bills', () => sql`update bill_counters set last_hash = ''`],
    ['a counter thrown away', () => sql`delete from bill_counters`],
    [
      'a counter begun further',
      () => sql`insert into bill_counters (entity_id, series, year, last_number) select id, 'FA', 2031, 41 from entities`,
    ],
    ['the head of the ledger', () => sql`update ledger_heads set last_rank = 0, last_hash = ''`],
    ['the head thrown away', () => sql`delete from ledger_heads`],
    [
      'an entry that does not follow',
      () => sql`insert into ledger_entries (entity_id, rank, kind, record, previous_hash, hash)
        select entity_id, last_rank + 2, 'payment', '{}', last_hash, 'x' from ledger_heads`,
    ],
    [
      'a bill born with its number',
      (bill) => sql`insert into bills (entity_id, category, nature, morph, status, number, issue_date, corrects_bill_id, amount)
        select entity_id, 2, nature, morph, 7, 'AV-2026-000001', issue_date, id, amount from bills where id = ${bill}`,
    ],
    ['status 8 without a credit note', (bill) => sql`update bills set status = 8 where id = ${bill}`],
    ['money credited without a credit note', (bill) => sql`update bills set credited = 1 where id = ${bill}`],
    [
      'a number that is not the next',
      (bill) => sql`update bills set number = 'FA-2026-000009', status = 4, issue_date = current_date,
        previous_hash = '', printed_hash = 'x' where id = (select max(id) from bills where number is null and id <> ${bill})`,
    ],
  ]
  it.each(refused)('%s', async (_, statement) => {
    const bill = await issued()
    await aBill(program, admin, { client: tenant.name, user: person.id, issued: false })
    await expect(asTheApplication(statement(bill.id))).rejects.toMatchObject({ code: 'KX002' })
    expect((await issued()).number).toMatch(/000002$/)
    expect(await callAs(program, admin, paymentsContract.verifyLedger, { params: { client: tenant.name } })).toMatchObject({
      is_whole: true,
    })
  })

  it('a credit note cancels what it covers, and no more', async () => {
    const bill = await issued()
    await callAs(program, admin, contract.creditBill, {
      ...on(bill.id),
      body: { reason: 'Erreur', lines: [{ line: bill.lines[0]!.id, amount_ht: 100 }] },
    })
    await expect(asTheApplication(sql`update bills set status = 8 where id = ${bill.id}`)).rejects.toMatchObject({ code: 'KX002' })
    await expect(asTheApplication(sql`update bills set credited = 121 where id = ${bill.id}`)).rejects.toMatchObject({ code: 'KX002' })
    await callAs(program, admin, contract.creditBill, { ...on(bill.id), body: { reason: 'Erreur' } })
    expect(await callAs(program, admin, contract.bill, { params: { client: tenant.name, code: String(bill.id) } })).toMatchObject({
      status: 'credited',
    })
  })

  it('what tells a kept file is kept too', async () => {
    const bill = await issued()
    await runJobNow(program, tenant.id, 'print-bill', { bill_id: bill.id, is_sent: false })
    for (const change of [sql`update files set sha256 = 'x'`, sql`update files set storage_key = 'elsewhere'`])
      await expect(asTheApplication(change)).rejects.toMatchObject({ code: 'KX002' })
  })
})

describe('a stored file whose bytes changed (INV-10)', () => {
  it.each(['pdf', 'xml'] as const)(
    'the %s is not served nor sent, the administrators are told once, the check of the ledger says which',
    async (which) => {
      const bill = await issued()
      await runJobNow(program, tenant.id, 'print-bill', { bill_id: bill.id, is_sent: false })
      const get = () =>
        program.app.inject({
          url: `/api/clients/${tenant.name}/bills/${bill.id}/${which}/`,
          headers: { authorization: `Bearer ${admin.token}` },
        })
      expect((await get()).statusCode).toBe(200)
      const key = await tenant.inTenant(async (db) => {
        const row = await db.selectFrom('bills').select(['pdf_file_id', 'xml_file_id']).where('id', '=', bill.id).executeTakeFirstOrThrow()
        const id = (which === 'pdf' ? row.pdf_file_id : row.xml_file_id) ?? 0
        return (await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()).storage_key
      })
      await writeFile(join(program.services.config.dataDir, 'files', key), 'forged')
      for (const answer of [await get(), await get()])
        expect([answer.statusCode, answer.json()]).toMatchObject([
          409,
          { code: 'fileChanged', message: expect.stringContaining(bill.number!) },
        ])
      if (which === 'pdf') {
        const { id } = await tenant.inTenant((db) =>
          db.selectFrom('documents').select('id').where('bill_id', '=', bill.id).executeTakeFirstOrThrow(),
        )
        await expect(callAs(program, admin, documentsContract.download, { body: { path: String(id) } })).rejects.toMatchObject({
          status: 409,
        })
      }
      const notified = await tenant.inTenant((db) =>
        db.selectFrom('mails').select('recipient').where('moment', '=', 'file_changed').execute(),
      )
      expect(notified).toEqual([{ recipient: admin.mail }])
      const traced = await tenant.inTenant((db) =>
        db.selectFrom('traces').select(['info', 'is_private']).where('action', '=', 'find_file_changed').execute(),
      )
      expect(traced[0]).toEqual({ info: `${bill.number}.${which}`, is_private: true })
      expect(await callAs(program, admin, paymentsContract.verifyLedger, { params: { client: tenant.name } })).toMatchObject({
        is_whole: false,
        broken: [{ chain: 'files', at: bill.number }],
      })
    },
  )
})
