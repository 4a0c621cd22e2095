import { entityContract } from '@kxo/domain/billing/entity-contract'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { aRegistration, aSession, type Session } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import type { BilledRegistration } from '../drafts/draft-for-registration.ts'
import { draftBalanceFor, draftBillFor, findBill, issueBill, verifyChains } from '../index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let branch: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { has_entities: true } })
  admin = await tenant.anAdmin()
  const fields = {
    name: 'Antenne Sud',
    siret: '73282932000074',
    bill_prefix: 'SUD',
    address: '1 quai',
    code_postal: '13001',
    town: 'Marseille',
  }
  branch = (await callAs(program, admin, entityContract.createEntity, { params: { client: tenant.name }, body: fields as never })).id
})

const organise = (event: Session, entity_id: number | null) =>
  tenant.inTenant((db) => db.updateTable('events').set({ entity_id }).where('id', '=', event.id).execute())
const aPayer = async () => {
  const person = await tenant.aPerson()
  await tenant.inTenant((db) => db.updateTable('users').set(postalAddress).where('id', '=', person.id).execute())
  return person
}
const billed = async (event: number, entity?: number) => {
  const payer = await aPayer()
  const { number } = await aBill(program, admin, { client: tenant.name, user: payer.id, event, ...(entity !== undefined && { entity }) })
  return number
}
const year = new Date().getFullYear()

describe('INV-04: the entity that organises an event issues its bills', () => {
  it('in a series of its own, without a gap beside those of the default issuer', async () => {
    const [south, north] = [await aSession(tenant), await aSession(tenant)]
    await organise(south, branch)
    const numbers: (string | null)[] = []
    for (const event of [south, north, south, south, north]) numbers.push(await billed(event.id))
    expect(numbers).toEqual([`SUD-${year}-000001`, `FA-${year}-000001`, `SUD-${year}-000002`, `SUD-${year}-000003`, `FA-${year}-000002`])
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true, bills: 5 })
  })

  it('for its activities too, unless one is organised by another', async () => {
    const whole = await aSession(tenant)
    const workshop = await aSession(tenant, { parent_id: whole.id })
    await organise(whole, branch)
    expect(await billed(workshop.id)).toBe(`SUD-${year}-000001`)
    const [first] = await callAs(program, admin, entityContract.entities, { params: { client: tenant.name } })
    await organise(workshop, first!.id)
    expect(await billed(workshop.id)).toBe(`FA-${year}-000001`)
  })

  it('unless the bill names its issuer, or the entity no longer issues', async () => {
    const event = await aSession(tenant)
    await organise(event, branch)
    const [first] = await callAs(program, admin, entityContract.entities, { params: { client: tenant.name } })
    expect(await billed(event.id, first!.id)).toBe(`FA-${year}-000001`)
    await callAs(program, admin, entityContract.archiveEntity, {
      params: { client: tenant.name, id: branch },
      body: { is_archived: true },
    })
    expect(await billed(event.id)).toBe(`FA-${year}-000002`)
  })

  it('INV-48: and the balance is issued by who issued the deposit, whoever organises the event meanwhile', async () => {
    const event = await aSession(tenant, { title: 'Management' })
    await organise(event, branch)
    const payer = await aPayer()
    const { id } = await aRegistration(tenant, event.id, payer.id)
    const dates = { start_date: new Date(Date.now() - 86_400_000), end_date: new Date(), time_zone: 'Europe/Paris' }
    const names = { event_title: 'Management', first_name: 'Zoé', last_name: 'Lefèvre' }
    const registration: BilledRegistration = { id, event_id: event.id, user_id: payer.id, company_id: null, ...names, ...dates }
    const totals = priceTotals({ amount_ht: 100_000, vat_rate: 2000, vat_reason: null })
    const price = { price_id: 1, name: 'Plein tarif', vat_rate: 2000, vat_reason: null, ...totals }
    const request = { registration, price, payer: 'self' as const }
    const issued = (draft: number) => tenant.asMachine((context) => issueBill(context, draft, { is_sent: false }))
    const deposit = await issued(await tenant.asMachine((context) => draftBillFor(context, { ...request, deposit: 36_000 })))
    await organise(event, null)
    const balance = await issued((await tenant.asMachine((context) => draftBalanceFor(context, request))).id)
    expect([deposit.number, balance.number]).toEqual([`SUD-${year}-000001`, `SUD-${year}-000002`])
    const untouched = await tenant.inTenant((db) => findBill(db, balance.id))
    expect(untouched).toMatchObject({ entity_id: branch, deducted: 36_000 })
  })
})
