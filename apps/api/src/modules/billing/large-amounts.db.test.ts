import { billingContract as contract } from '@kxo/domain/billing/contract'
import { companiesContract } from '@kxo/domain/companies/contract'
import { mostCents, unitPriceOf } from '@kxo/domain/kernel/money'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servedToday } from '../../testing/a-bill.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let company: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  company = await tenant.inTenant(async (db) => {
    const row = {
      name: 'Grand Compte SA',
      address: '1 place de la Bourse',
      code_postal: '75002',
      town: 'Paris',
      country: 'FR',
      siret: '98765432400019',
    }
    return (await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
})
afterAll(() => program.close())

const draftOf = (cents: number, quantity = 10_000) =>
  callAs(program, admin, contract.draftBill, {
    params: { client: tenant.name },
    body: {
      company,
      ...servedToday,
      lines: [
        { name: 'Plan', description: '', quantity, unit_price: unitPriceOf(cents), discount: 0, discount_type: 'percent', vat: 2000 },
      ],
      discount: 0,
      discount_type: 'percent',
      prices_include_tax: false,
    },
  })

it('a company that owes more than 21,474,836.47 € keeps its list, its page and its years', async () => {
  for (const _ of [1, 2]) {
    const { id } = await draftOf(1_500_000_000)
    await callAs(program, admin, contract.issueBill, { params: { client: tenant.name, id }, body: { is_sent: false } })
  }
  const due = 3_600_000_000
  expect(due).toBeGreaterThan(mostCents)
  const page = { page: 1, page_size: 25 }
  const { results } = await callAs(program, admin, companiesContract.list, { params: { client: tenant.name }, query: page })
  expect(results).toMatchObject([{ amount_due: due }])
  const one = { params: { client: tenant.name, id: company } }
  expect(await callAs(program, admin, companiesContract.get, one)).toMatchObject({ amount_due: due })
  const years = await callAs(program, admin, reportingContract.companyYears, { ...one, query: page })
  expect(years.results).toMatchObject([{ billed: due, paid: 0 }])
  const totals = await callAs(program, admin, contract.billTotals, { params: { client: tenant.name }, query: { company } })
  expect(totals).toMatchObject({ billed: due, due })
})

it('an amount too large is refused in words: of a price, of a quantity, of a whole bill', async () => {
  const refused = async (line: { unit_price: number; quantity: number }) => {
    const payload = { company, lines: [{ name: 'Plan', vat: 20, ...line }] }
    const headers = { authorization: `Bearer ${admin.token}` }
    const response = await program.app.inject({ method: 'POST', url: `/api/clients/${tenant.name}/bills/`, headers, payload })
    return [response.statusCode, response.json().details]
  }
  expect(await refused({ unit_price: 21_474_836.48, quantity: 1 })).toMatchObject([
    422,
    [{ field: 'lines.0.unit_price', message: 'Le montant doit être inférieur ou égal à 21\u202F474\u202F836,47\u00A0€' }],
  ])
  expect(await refused({ unit_price: 1, quantity: 1_000_001 })).toMatchObject([422, [{ field: 'lines.0.quantity' }]])
  for (const quantity of [10_000, 10_000_000_000])
    await expect(draftOf(mostCents, quantity)).rejects.toMatchObject({
      status: 409,
      code: 'amountTooLarge',
      message: expect.stringContaining('836,47'),
    })
})
