import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billingContract as contract } from '@kxo/domain/billing/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servedToday } from '../../../testing/a-bill.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { ciiOf } from '../printing/cii-of.ts'
import { invoicePrint } from '../printing/invoice-print.ts'
import type { Printed } from '../printing/printed-of.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const today = dayInZone(new Date(), 'Europe/Paris')
type Terms = { payment_days?: number; needs_purchase_order?: boolean; chorus_service_code?: string; needs_chorus_commitment?: boolean }
const aCompany = (terms: Terms = {}, siret: string | null = '98765432400019') =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name: 'Ville de Nantes', siret, address: '2 rue de l’Hôtel de Ville', code_postal: '44000', town: 'Nantes', ...terms })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
const on = (id: number) => ({ params: { client: tenant.name, id } })
const lines: DraftBody['lines'] = [
  { name: 'Atelier', description: '', quantity: 10_000, unit_price: 100_000_000, discount: 0, discount_type: 'percent', vat: 2000 },
]
const body = (more: Partial<DraftBody>): DraftBody => ({ lines, discount: 0, discount_type: 'percent', prices_include_tax: false, ...more })
const drafted = (more: Partial<DraftBody>) =>
  callAs(program, admin, contract.draftBill, { params: { client: tenant.name }, body: body({ ...(!more.event && servedToday), ...more }) })
const issue = (id: number) => callAs(program, admin, contract.issueBill, { ...on(id), body: { is_sent: false } })
const issued = async (more: Partial<DraftBody>) => issue((await drafted(more)).id)

describe('what a company asks of its invoices', () => {
  it.each([
    [{}, 30],
    [{ payment_days: 45 }, 45],
    [{ payment_days: 0 }, 0],
    [{ payment_days: 60, chorus_service_code: 'SVC-1' }, 30],
    [{ payment_days: 15, chorus_service_code: 'SVC-1' }, 15],
  ])('INV-45 the term of %j is %i days', async (terms, days) => {
    const company = await aCompany(terms)
    expect((await issued({ company })).due_date).toBe(addDays(today, days))
    expect((await issued({ company, due_date: addDays(today, 7) })).due_date).toBe(addDays(today, 7))
  })

  it.each([
    [{ needs_purchase_order: true }, 'purchaseOrderMissing'],
    [{ needs_chorus_commitment: true }, 'commitmentMissing'],
  ])('%j: no number is taken without it, and its credit note needs no more', async (terms, code) => {
    const company = await aCompany(terms)
    const draft = await drafted({ company })
    await expect(issue(draft.id)).rejects.toMatchObject({ status: 409, code, message: expect.stringContaining('Ville de Nantes') })
    const bill = await issued({ company, purchase_order: 'BC-2026-7' })
    expect(bill.number).toMatch(/000001$/)
    expect(await callAs(program, admin, contract.creditBill, { ...on(bill.id), body: { reason: 'Erreur' } })).toMatchObject({
      number: expect.stringMatching(/^AV/),
    })
  })

  it('EXT-21 a public buyer has its SIRET, its service and its commitment, printed and in the XML', async () => {
    const chorus = { chorus_service_code: 'SVC-1', needs_chorus_commitment: true }
    const unnumbered = await drafted({ company: await aCompany(chorus, null), purchase_order: 'E-1' })
    await expect(issue(unnumbered.id)).rejects.toMatchObject({ status: 409, code: 'publicBuyerSiret' })
    const bill = await issued({ company: await aCompany(chorus), purchase_order: 'E-42' })
    const row = await tenant.inTenant((db) => db.selectFrom('bills').select('printed').where('id', '=', bill.id).executeTakeFirstOrThrow())
    const { document, letterhead, labels, locale } = row.printed as Printed
    const facts = invoicePrint(document, letterhead, { labels, locale }).facts.map(({ label, value }) => `${label} ${value}`)
    expect(facts).toEqual(expect.arrayContaining(['Numéro d’engagement E-42', 'Code service SVC-1']))
    expect(ciiOf(document)).toContain('<ram:BuyerReference>SVC-1</ram:BuyerReference>')
    expect(ciiOf(document)).toContain('<ram:IssuerAssignedID>E-42</ram:IssuerAssignedID>')
  })
})

describe('a draft', () => {
  it('about an event bears its days (INV-20)', async () => {
    const person = await tenant.aPerson()
    const event = await anOpenEvent(tenant, { start_date: new Date('2027-03-02T08:00:00Z'), end_date: new Date('2027-03-03T16:00:00Z') })
    expect(await drafted({ user: person.id, event })).toMatchObject({ service_start: '2027-03-02', service_end: '2027-03-03' })
  })

  it('saved again keeps its issuer, its days and its order; it changes payer, and its due date can be taken away', async () => {
    const person = await tenant.aPerson()
    const company = await aCompany()
    const entity = await tenant.inTenant(
      async (db) =>
        (
          await db
            .insertInto('entities')
            .values({
              name: 'Antenne',
              siren: '100000001',
              siret: '10000000100001',
              address: '1 quai',
              code_postal: '13001',
              town: 'Marseille',
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
    )
    const days = { service_start: '2027-03-02', service_end: '2027-03-03', due_date: '2027-04-01' }
    const draft = await drafted({ user: person.id, entity, purchase_order: 'BC-1', ...days })
    const again = (more: Partial<DraftBody>) => callAs(program, admin, contract.changeDraft, { ...on(draft.id), body: body(more) })
    expect(await again({ user: person.id, company })).toMatchObject({ entity: 'Antenne', company, purchase_order: 'BC-1', ...days })
    expect(await again({ company, due_date: null })).toMatchObject({ entity: 'Antenne', user: null, due_date: null })
  })

  it('INV-42 saved again as it was still comes to the price shown with tax; changed, it is rounded no more', async () => {
    const person = await tenant.aPerson()
    const shown = { ...lines[0]!, unit_price: unitPriceOf(9999) }
    const draft = await drafted({ user: person.id, lines: [shown], prices_include_tax: true })
    expect(draft).toMatchObject({ amount: 10_000, rounding: -1, to_be_paid: 9999 })
    const again = (quantity: number) =>
      callAs(program, admin, contract.changeDraft, {
        ...on(draft.id),
        body: body({ user: person.id, lines: draft.lines.map(({ name, unit_price }) => ({ ...shown, name, unit_price, quantity })) }),
      })
    expect(await again(10_000)).toMatchObject({ amount: 10_000, rounding: -1, to_be_paid: 9999 })
    expect(await again(20_000)).toMatchObject({ rounding: 0, to_be_paid: 19_998 })
  })
})
