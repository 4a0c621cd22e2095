import { billingContract } from '@kxo/domain/billing/contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { monthOf } from '@kxo/domain/billing/journal/period'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aBill, servedToday } from '../../../testing/a-bill.ts'
import { outsideSeries } from '../../../testing/outside-series.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
let company: number
const today = dayInZone(new Date(), defaultZone)
const period = monthOf(today)
const year = today.slice(0, 4)
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { sales_journal: true, vat_training_exempt_from: '2020-01-01' } })
  admin = await tenant.anAdmin()
  person = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roux' })
  company = await tenant.inTenant(async (db) => {
    const row = { name: 'Client\tDémo | SARL', siret: '98765432400019', ...postalAddress, accounting_code: 'CLIDEMO' }
    return (await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
})

const at = () => ({ params: { client: tenant.name } })
const line = { description: '', quantity: 10_000, discount: 0, discount_type: 'percent' as const }
/** 1,350 of exempt training and 240 of room hire at 20 %, with accounts of their own. */
async function aFullBill() {
  const { id } = await callAs(program, admin, billingContract.draftBill, {
    ...at(),
    body: {
      company,
      ...servedToday,
      lines: [
        { ...line, name: 'Formation Excel', unit_price: 1_350_000_000, vat: 0, vat_reason: 'training_exempt', accounting: '706200' },
        { ...line, name: 'Location de salle', unit_price: 240_000_000, vat: 2000, accounting: '708300' },
      ],
      discount: 0,
      discount_type: 'percent',
      prices_include_tax: false,
    },
  })
  return callAs(program, admin, billingContract.issueBill, { params: { client: tenant.name, id }, body: { is_sent: false } })
}
const paid = (id: number, amount: number) =>
  callAs(program, admin, paymentsContract.recordPayment, {
    params: { client: tenant.name, id },
    body: { amount, mode: 'transfer', paid_on: today, reference: 'VIR', is_receipt_sent: false },
  })
async function file(more = '') {
  const answer = await program.app.inject({
    url: `/api/clients/${tenant.name}/sales-journal/entries/?from=${period.from}&to=${period.to}${more}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const name = decodeURIComponent(/UTF-8''(.+)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '')
  const [head, ...lines] = answer.rawPayload.toString('utf8').split('\r\n').slice(0, -1)
  return { status: answer.statusCode, name, head: head!, rows: lines.map((one) => one.split('\t')), bytes: answer.rawPayload }
}
const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const balances = (rows: string[][]) =>
  [...Map.groupBy(rows, (row) => row[2]!).values()].map((of) => of.reduce((sum, row) => sum + cents(row[11]!) - cents(row[12]!), 0))
const review = () => callAs(program, admin, journalContract.salesReview, { ...at(), query: { ...period, payments: true } })
const hand = (payments = true) => callAs(program, admin, journalContract.transmitSales, { ...at(), body: { ...period, payments } })

it('FEC-02 to FEC-05: the worked invoice in its file, without a mark, and balanced to the cent', async () => {
  await aFullBill()
  const { name, head, rows, bytes } = await file()
  const siren = await tenant.inTenant(async (db) => (await db.selectFrom('entities').select('siren').executeTakeFirstOrThrow()).siren)
  expect(name).toBe(`VENTES_${siren}_${period.from.replaceAll('-', '')}_${period.to.replaceAll('-', '')}.txt`)
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from('Jou'))
  expect(head.split('\t')).toHaveLength(18)
  const day = today.replaceAll('-', '')
  const piece = `FA-${year}-000001`
  const shared = [piece, day]
  expect(rows).toEqual([
    [
      'VE',
      'Journal des ventes',
      '1',
      day,
      '411000',
      'Clients',
      'CLIDEMO',
      'Client Démo SARL',
      ...shared,
      `Facture ${piece}`,
      '1638,00',
      '0,00',
      '',
      '',
      day,
      '',
      '',
    ],
    [
      'VE',
      'Journal des ventes',
      '1',
      day,
      '706200',
      'Formations exonérées',
      '',
      '',
      ...shared,
      'Formation Excel',
      '0,00',
      '1350,00',
      '',
      '',
      day,
      '',
      '',
    ],
    [
      'VE',
      'Journal des ventes',
      '1',
      day,
      '708300',
      'Locations diverses',
      '',
      '',
      ...shared,
      'Location de salle',
      '0,00',
      '240,00',
      '',
      '',
      day,
      '',
      '',
    ],
    [
      'VE',
      'Journal des ventes',
      '1',
      day,
      '445710',
      'TVA collectée 20 %',
      '',
      '',
      ...shared,
      'TVA 20 %',
      '0,00',
      '48,00',
      '',
      '',
      day,
      '',
      '',
    ],
  ])
  const traced = await tenant.inTenant((db) => db.selectFrom('traces').select('info').where('action', '=', 'export_journal').execute())
  expect(traced).toEqual([{ info: name }])
})

it('payments are posted when asked, lettered with what they settle; numbers of entries follow each other', async () => {
  const bill = await aFullBill()
  const part = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 100 })
  await paid(bill.id, 163_800)
  await paid(part.id, 5_000)
  await callAs(program, admin, billingContract.creditBill, { params: { client: tenant.name, id: part.id }, body: { reason: 'Geste' } })
  expect((await file()).rows.every(([journal, , , , , , , , , , , , , letters]) => journal === 'VE' && letters === '')).toBe(true)
  const { rows } = await file('&payments=1')
  expect(balances(rows)).toEqual([0, 0, 0, 0, 0])
  expect([...new Set(rows.map((row) => Number(row[2])))]).toEqual([1, 2, 3, 4, 5])
  const customers = rows.filter((row) => row[4] === '411000').map((row) => [row[0], row[8], row[11], row[12], row[13] !== ''])
  expect(customers).toEqual([
    ['VE', `AV-${year}-000001`, '0,00', '120,00', false],
    ['VE', `FA-${year}-000001`, '1638,00', '0,00', true],
    ['VE', `FA-${year}-000002`, '120,00', '0,00', false],
    ['BQ', `FA-${year}-000001`, '0,00', '1638,00', true],
    ['BQ', `FA-${year}-000002`, '0,00', '50,00', false],
  ])
  expect(rows.find((row) => row[8]?.startsWith('AV'))?.[10]).toBe(`Avoir AV-${year}-000001 sur FA-${year}-000002`)
})

it('FEC-07: with an account for VAT that waits, a payment moves its part', async () => {
  await callAs(program, admin, journalContract.setAccounts, {
    params: { client: tenant.name, id: (await theIssuer()).id },
    body: { vat_pending: '445740', sales: '706000' },
  })
  const { id } = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 100 })
  await paid(id, 6_000)
  const { rows } = await file('&payments=1')
  expect(rows.filter((row) => row[4]!.startsWith('445')).map((row) => [row[4], row[11], row[12]])).toEqual([
    ['445740', '0,00', '20,00'],
    ['445740', '10,00', '0,00'],
    ['445710', '0,00', '10,00'],
  ])
  expect(balances(rows)).toEqual([0, 0])
})
const theIssuer = async () => (await callAs(program, admin, journalContract.salesTotals, { ...at(), query: {} })).entities[0]!

it('the checks say what does not hold, and the name of the file that it is to be checked', async () => {
  const own = await aFullBill()
  expect((await review()).checks).toEqual([])
  const usual = await aBill(program, admin, { client: tenant.name, user: person.id })
  expect((await review()).checks).toEqual([{ check: 'account', count: 1, numbers: [usual.number] }])
  expect((await file()).name).toMatch(/_A_CONTROLER\.txt$/)
  await callAs(program, admin, journalContract.setAccounts, {
    params: { client: tenant.name, id: (await theIssuer()).id },
    body: { sales: '706100' },
  })
  expect((await review()).checks).toEqual([])
  expect((await file()).rows.some((row) => row[4] === '706100')).toBe(true)

  await outsideSeries(program, () =>
    tenant.inTenant((db) =>
      sql`insert into bills (entity_id, category, nature, morph, status, number, issue_date, user_id, amount_ht, amount)
        select entity_id, 1, nature, morph, 4, ${`FA-${year}-000009`}, issue_date, user_id, 1000, 1000 from bills where id = ${own.id}`.execute(
        db,
      ),
    ),
  )
  const { checks } = await review()
  expect(checks).toEqual([
    { check: 'gap', count: 1, numbers: [`FA-${year}-000009`] },
    { check: 'balance', count: 1, numbers: [`FA-${year}-000009`] },
  ])
})

it('what was handed is compared entry by entry: new, changed and missing', async () => {
  const bill = await aFullBill()
  expect((await review()).transmission).toBeNull()
  const handed = await hand()
  expect(handed).toMatchObject({ from: period.from, to: period.to, has_payments: true, sent_by: expect.any(String) })
  expect(await review()).toMatchObject({ transmission: { id: handed.id }, differences: [], differences_count: 0 })

  await paid(bill.id, 1_000)
  await tenant.inTenant((db) => db.updateTable('companies').set({ accounting_code: 'AUTRE' }).where('id', '=', company).execute())
  const changed = await review()
  expect(changed.differences.map(({ kind, piece }) => [kind, piece])).toEqual([
    ['changed', bill.number],
    ['added', bill.number],
  ])
  expect([changed.differences[0]!.before[0]!.customer, changed.differences[0]!.after[0]!.customer]).toEqual(['CLIDEMO', 'AUTRE'])

  await hand()
  expect((await review()).differences).toEqual([])
  await tenant.inTenant((db) =>
    sql`insert into sales_transmission_entries (transmission_id, source, piece, day, amount, lines)
      select max(id), 'bill 999', 'FA-GONE', ${today}::date, 0, '[]' from sales_transmissions`.execute(db),
  )
  expect((await review()).differences).toMatchObject([{ kind: 'missing', piece: 'FA-GONE' }])
  await expect(tenant.inTenant((db) => sql`update sales_transmission_entries set amount = 1`.execute(db))).rejects.toThrow(
    /permission denied/,
  )
})

it('a file is of one issuer; who does not invoice has none', async () => {
  await expect(
    callAs(program, person, journalContract.transmitSales, { ...at(), body: { ...period, payments: false } }),
  ).rejects.toMatchObject({
    status: 403,
  })
  const without = await aTenant(program)
  const other = await without.anAdmin()
  await expect(
    callAs(program, other, journalContract.salesReview, { params: { client: without.name }, query: { ...period, payments: false } }),
  ).rejects.toMatchObject({ status: 404 })
})
