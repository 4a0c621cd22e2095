import { billingContract as contract } from '@kxo/domain/billing/contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { monthOf } from '@kxo/domain/billing/journal/period'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill, servedToday } from '../../../testing/a-bill.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let company: number
const month = dayInZone(new Date(), defaultZone).slice(0, 7)
const period = monthOf(`${month}-01`)
const at = () => ({ params: { client: tenant.name } })
const page = { page: 1, page_size: 25 }

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { sales_journal: true, vat_training_exempt_from: '2020-01-01' } })
  admin = await tenant.anAdmin()
  company = await tenant.inTenant(async (db) => {
    const row = { name: 'Client Démo SARL', siret: '98765432400019', ...postalAddress, accounting_code: 'CLIDEMO' }
    return (await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
})
afterAll(() => program.close())

const line = { description: '', quantity: 10_000, discount: 0, discount_type: 'percent' as const }

test('a bill of two rates, a credit note and no draft, with their totals', async () => {
  const person = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roux' })
  const { id } = await callAs(program, admin, contract.draftBill, {
    ...at(),
    body: {
      company,
      ...servedToday,
      lines: [
        { ...line, name: 'Formation Excel', unit_price: 1_350_000_000, vat: 0, vat_reason: 'training_exempt' },
        { ...line, name: 'Location de salle', unit_price: 240_000_000, vat: 2000 },
      ],
      discount: 0,
      discount_type: 'percent',
      prices_include_tax: false,
    },
  })
  await callAs(program, admin, contract.issueBill, { params: { client: tenant.name, id }, body: { is_sent: false } })
  const own = await aBill(program, admin, { client: tenant.name, user: person.id, euros: 100 })
  await callAs(program, admin, contract.creditBill, {
    params: { client: tenant.name, id: own.id },
    body: { reason: 'Erreur' },
  })
  await aBill(program, admin, { client: tenant.name, user: person.id, issued: false })

  const { results } = await callAs(program, admin, journalContract.salesJournal, {
    ...at(),
    query: { ...page, ...period, sort: 'number' },
  })
  expect(results.map(({ type, amount_ht, tax_amount, amount }) => ({ type, amount_ht, tax_amount, amount }))).toEqual(
    expect.arrayContaining([
      { type: 'invoice', amount_ht: 159_000, tax_amount: 4_800, amount: 163_800 },
      { type: 'invoice', amount_ht: 10_000, tax_amount: 2_000, amount: 12_000 },
      { type: 'credit', amount_ht: -10_000, tax_amount: -2_000, amount: -12_000 },
    ]),
  )
  expect(results).toHaveLength(3)
  expect(results.find(({ amount_ht }) => amount_ht === 159_000)).toMatchObject({
    client_code: 'CLIDEMO',
    client_name: 'Client Démo SARL',
    average_rate: 302,
    month,
    payment_modes: [],
  })
  expect(results.find(({ type }) => type === 'credit')?.client_code).toBe(`P${String(person.id).padStart(5, '0')}`)
  const totals = await callAs(program, admin, journalContract.salesTotals, { ...at(), query: period })
  const sums = { amount_ht: 159_000, tax_amount: 4_800, amount: 163_800 }
  expect(totals).toMatchObject({ ...sums, months: [month], per_month: [{ month, ...sums }], series: ['AV', 'FA'] })
  const before = { from: '2020-01-01', to: '2020-12-31' }
  expect((await callAs(program, admin, journalContract.salesTotals, { ...at(), query: before })).amount).toBe(0)
  for (const [query, count] of [
    [{ series: 'AV' }, 1],
    [{ means: 'none' }, 3],
    [{ means: 'card' }, 0],
  ] as const)
    expect((await callAs(program, admin, journalContract.salesJournal, { ...at(), query: { ...page, ...query } })).results).toHaveLength(
      count,
    )
})

test('the file holds the eleven columns in their order', async () => {
  const { body, statusCode } = await program.app.inject({
    url: `/api/clients/${tenant.name}/sales-journal/?from=${period.from}&to=${period.to}&format=csv`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(statusCode).toBe(200)
  const [heads, ...rows] = body.replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(heads!.replaceAll('\u00A0', ' ')).toBe(
    'Code client;Nom du client;N° de facture;Type;Mois;Date de facture;Total HT;Total TTC;Total TVA;Taux moyen de TVA;Mode de paiement',
  )
  expect(rows).toHaveLength(3)
  expect(rows.find((row) => row.startsWith('CLIDEMO'))).toMatch(/;1590,00;1638,00;48,00;3,02;Non réglée$/)
})

test('a space without a journal has none, and who does not invoice is refused', async () => {
  const without = await aTenant(program)
  const other = await without.anAdmin()
  await expect(
    callAs(program, other, journalContract.salesJournal, { params: { client: without.name }, query: page }),
  ).rejects.toMatchObject({ status: 404 })
  const learner = await tenant.aPerson()
  await expect(callAs(program, learner, journalContract.salesJournal, { ...at(), query: page })).rejects.toMatchObject({ status: 403 })
})
