import { billingContract } from '@kxo/domain/billing/contract'
import { groupBillables } from '@kxo/domain/payments/grouped/group-billables'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { groupedWorld } from '../../../testing/billable-places.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { tampered } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { applyPayment, creditBill, draftBillFor, issueBill, verifyChains } from '../../billing/index.ts'
import { findRegistration } from '../../registrations/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let world: ReturnType<typeof groupedWorld>
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { billing_page: true } })
  admin = await tenant.anAdmin()
  world = groupedWorld(program, tenant, admin)
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const changed = expect.stringContaining('a changé')
type Promo = { code: string; discount: number; type: 'percent' | 'euro' }

/** A place sold with a code taken off it. */
async function withCode(event_id: number, company: number, promo: Promo) {
  const place = await world.confirmed(event_id, company)
  await tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('promo_codes')
      .values({ code: promo.code, event_id, discount: promo.discount, discount_type: promo.type })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('registrations')
      .set({ promo_code_id: id, promo_code: promo.code, promo_discount: promo.discount, promo_discount_type: promo.type })
      .where('id', '=', place.id)
      .execute()
  })
  return place
}
/** The price of an event, changed. */
const price = (event: number, fields: { vat_rate?: number; vat_reason?: string | null; max_sold?: number; members_only?: boolean }) =>
  tenant.inTenant((db) => db.updateTable('prices').set(fields).where('event_id', '=', event).execute())
const another = (event_id: number, amount_ht: number) =>
  tenant.inTenant((db) => db.insertInto('prices').values({ event_id, name: 'Plein tarif', amount_ht, vat_rate: 2000 }).execute())

/** Every group as the page shows it beside the bill it became. */
async function shownAndIssued() {
  const rows = (await world.list()).rows.filter(({ blockers }) => blockers.length === 0)
  const shown = groupBillables(rows, 'payer').map(({ amount_ht, tax_amount, amount, deducted }) => ({
    amount_ht,
    tax_amount,
    amount,
    deducted,
  }))
  const { run } = await world.ran('issue', 'payer')
  expect(run).toMatchObject({ status: 'done', failed: 0 })
  const bills = new Map((await world.bills()).map((bill) => [bill.id, bill]))
  const issued = run.outcomes.map(({ bill }) => {
    const { amount_ht, tax_amount, amount, deducted } = bills.get(bill!.id)!
    return { amount_ht, tax_amount, amount, deducted }
  })
  expect(issued).toEqual(shown)
  expect((await tenant.asMachine(verifyChains)).broken).toEqual([])
  return issued
}

it('INV-40 rates, exemptions, codes in percent and in euros come to the cent to what was shown', async () => {
  const [twenty, reduced, exempt] = [await world.anEvent(333), await world.anEvent(777), await world.anEvent(1_999)]
  await price(reduced, { vat_rate: 550 })
  await price(exempt, { vat_rate: 0, vat_reason: 'association_261_7' })
  const company = await world.aCompany('Métal')
  for (const event of [twenty, twenty, twenty, reduced, reduced, exempt]) await world.confirmed(event, company)
  await withCode(twenty, company, { code: 'TIERS', discount: 3333, type: 'percent' })
  await withCode(reduced, company, { code: 'MOINS', discount: 100, type: 'euro' })
  const [bill] = await shownAndIssued()
  // 3 × 3.33 + (3.33 − 1.11) at 20 %, 2 × 7.77 + (7.77 − 1) at 5.5 %, 19.99 exempt.
  const ht = { twenty: 999 + 222, reduced: 1554 + 677, exempt: 1999 }
  expect(bill).toMatchObject({
    amount_ht: ht.twenty + ht.reduced + ht.exempt,
    tax_amount: Math.round(ht.twenty * 0.2) + Math.round(ht.reduced * 0.055),
  })
})

it('INV-31 an exemption its issuer has not is said before any number is taken', async () => {
  const event = await world.anEvent(1_999)
  await price(event, { vat_rate: 0, vat_reason: 'training_exempt' })
  await world.confirmed(event, await world.aCompany('Métal'))
  expect((await world.list()).rows.map(({ blockers }) => blockers.map(({ kind }) => kind))).toEqual([['exemption']])
})

it('a code that takes the whole price leaves nothing to invoice', async () => {
  const event = await world.anEvent(10_000)
  await withCode(event, await world.aCompany('Métal'), { code: 'TOUT', discount: 10_000, type: 'percent' })
  expect((await world.list()).rows).toEqual([])
})

it('members have the price of members, others their own', async () => {
  const [event, company] = [await world.anEvent(5_000), await world.aCompany('Métal')]
  await price(event, { members_only: true })
  await another(event, 8_000)
  const member = await world.confirmed(event, company)
  await world.confirmed(event, company)
  await tenant.inTenant((db) => db.updateTable('users').set({ is_adherent: true }).where('id', '=', member.user).execute())
  expect((await world.list()).rows.map(({ amount_ht }) => amount_ht)).toEqual([5_000, 8_000])
  expect(await shownAndIssued()).toMatchObject([{ amount_ht: 13_000 }])
})

it('a price sold a limited number of times is invoiced as many times and no more', async () => {
  const [event, company] = [await world.anEvent(5_000), await world.aCompany('Métal')]
  await price(event, { max_sold: 2 })
  await another(event, 8_000)
  for (const _ of [1, 2, 3]) await world.confirmed(event, company)
  expect((await world.list()).rows.map(({ amount_ht }) => amount_ht)).toEqual([5_000, 5_000, 8_000])
  expect(await shownAndIssued()).toMatchObject([{ amount_ht: 18_000 }])
  const sold = await tenant.inTenant((db) => db.selectFrom('prices').select('sold').where('max_sold', 'is not', null).execute())
  expect(sold).toEqual([{ sold: 2 }])
})

it('what was credited in full is invoiced again, what was credited in part is not', async () => {
  const [event, company] = [await world.anEvent(10_000), await world.aCompany('Métal')]
  await world.confirmed(event, company)
  const { run } = await world.ran('issue', 'payer')
  const first = run.outcomes[0]!.bill!.id
  const [line] = (await callAs(program, admin, billingContract.bill, { params: { client: tenant.name, code: String(first) } })).lines
  await tenant.asMachine((context) => creditBill(context, first, { reason: 'Geste', lines: [{ line: line!.id, amount_ht: 1_000 }] }))
  expect((await world.list()).rows).toEqual([])
  await tenant.asMachine((context) => creditBill(context, first, { reason: 'Erreur de destinataire' }))
  expect((await world.list()).rows).toMatchObject([{ source: 'registration', amount: 12_000 }])
  expect(await shownAndIssued()).toMatchObject([{ amount: 12_000 }])
})

it('nothing is invoiced of an event that was cancelled, before anybody’s place ends', async () => {
  const [other, cancelled, company] = [await world.anEvent(), await world.anEvent(), await world.aCompany('Métal')]
  for (const event of [other, cancelled]) await world.confirmed(event, company)
  const together = await world.anEvent()
  for (const _ of [1, 2]) await world.confirmed(together, company)
  await world.ran('draft', 'event', { event: together })
  const ids = [cancelled, together]
  await tenant.inTenant((db) =>
    db.updateTable('events').set({ cancelled_at: new Date(), cancel_reason: 'Salle' }).where('id', 'in', ids).execute(),
  )
  expect((await world.list()).rows.map(({ event }) => event)).toEqual([other])
})

it('what changed payer, deposit or wording since it was shown leaves the run, and takes no number', async () => {
  const event = await world.anEvent(10_000)
  const [metal, atelier] = [await world.aCompany('Métal'), await world.aCompany('Atelier')]
  const place = await world.confirmed(event, metal)
  const moved = await world.start('issue', 'payer', await world.chosen('payer'))
  await tenant.inTenant((db) => db.updateTable('registrations').set({ company_id: atelier }).where('id', '=', place.id).execute())
  await world.work(moved)
  expect((await world.read(moved)).outcomes).toMatchObject([{ bill: null, reason: changed }])
  const drafted = await world.ran('draft', 'payer')
  const written = await world.start('issue', 'payer', await world.chosen('payer'))
  await tenant.inTenant((db) => db.updateTable('bill_lines').set({ name: 'Autre chose' }).execute())
  await world.work(written)
  expect((await world.read(written)).outcomes).toMatchObject([{ bill: null, reason: changed }])
  expect(await world.bills()).toMatchObject([{ id: drafted.run.outcomes[0]!.bill!.id, number: null }])
  const { run } = await world.ran('issue', 'payer')
  expect(run.outcomes[0]?.bill?.number).toMatch(/-000001$/)
})

it('INV-48 a deposit credited since it was shown is deducted from nothing', async () => {
  const [event, company] = [await world.anEvent(100_000), await world.aCompany('Métal')]
  const place = await world.confirmed(event, company)
  const deposit = await tenant.asMachine(async (context) => {
    const registration = (await findRegistration(context.db, place.id))!
    const sold = await context.db.selectFrom('prices').select('id').where('event_id', '=', event).executeTakeFirstOrThrow()
    await context.db.updateTable('registrations').set({ price_id: sold.id }).where('id', '=', place.id).execute()
    const whole = {
      price_id: sold.id,
      name: 'Tarif',
      amount_ht: 100_000,
      tax_amount: 20_000,
      amount_ttc: 120_000,
      vat_rate: 2000,
      vat_reason: null,
    }
    const bill = await issueBill(context, await draftBillFor(context, { registration, price: whole, payer: 'company', deposit: 36_000 }), {
      is_sent: false,
    })
    return applyPayment(context, bill.id, bill.to_be_paid)
  })
  const run = await world.start('issue', 'payer', await world.chosen('payer'))
  await tenant.asMachine((context) => creditBill(context, deposit.id, { reason: 'Annulé' }))
  await world.work(run)
  expect((await world.read(run)).outcomes).toMatchObject([{ bill: null, reason: changed }])
  expect(await shownAndIssued()).toMatchObject([{ amount: 120_000, deducted: 0 }])
})

it('FOR-51 both parts of a funded place are previewed and issued apart, and come to its price; a rest thrown away is said', async () => {
  const event = await world.anEvent(99_999)
  const company = await world.aCompany('Métal')
  const person = await tenant.aPerson({ company_id: company })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: {} })
  const body = { siret: null, payer: 'funder', funder: 'Atlas', funder_number: 'D-12', is_subrogated: true, purchase_order: null } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrationsContract.submit, { ...on(id), body: {} })
  await callAs(program, admin, registrationsContract.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_ht: 60_000 } })
  // What a funder needs to be invoiced.
  await tenant.inTenant((db) =>
    sql`update companies set address = '1 rue du Fonds', code_postal = '75001', town = 'Paris',
    siret = coalesce(siret, '73282932000074') where is_funder`.execute(db),
  )
  const rows = world.clear(await world.list())
  expect(rows.map(({ amount_ht }) => amount_ht).toSorted((a, b) => a - b)).toEqual([39_999, 60_000])
  for (const { key, fingerprint } of rows) {
    const headers = { 'accept-language': 'fr', authorization: `Bearer ${admin.token}` }
    const url = `/api/clients/${tenant.name}/billables/preview/`
    const payload = { grouping: 'payer', group: { rows: [{ key, fingerprint }] } }
    expect((await program.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  }
  const issued = await shownAndIssued()
  expect(issued.reduce((sum, { amount_ht }) => sum + amount_ht, 0)).toBe(99_999)
  const bills = await world.bills()
  expect(bills.reduce((sum, { amount, rounding }) => sum + amount + rounding, 0)).toBe(119_999)
  const rest = bills.find(({ is_funder_share }) => !is_funder_share)!
  await tenant.asMachine((context) => creditBill(context, rest.id, { reason: 'Erreur' }))
  expect((await world.list()).rows.map(({ blockers }) => blockers.map(({ kind }) => kind))).toEqual([['funding']])
})

it('a draft changed by hand keeps its words and joins no other', async () => {
  const [event, company] = [await world.anEvent(10_000), await world.aCompany('Métal')]
  for (const _ of [1, 2]) await world.confirmed(event, company)
  await world.ran('draft', 'person')
  expect(groupBillables((await world.list()).rows, 'payer')).toHaveLength(1)
  const [first] = await world.bills()
  await tenant.inTenant((db) => db.updateTable('bill_lines').set({ description: 'Sur site' }).where('bill_id', '=', first!.id).execute())
  expect(groupBillables((await world.list()).rows, 'payer')).toHaveLength(2)
  const { run } = await world.ran('issue', 'payer')
  expect(run.bills).toBe(2)
  const lines = await tenant.inTenant((db) => db.selectFrom('bill_lines').select('description').where('bill_id', '=', first!.id).execute())
  expect(lines).toEqual([{ description: 'Sur site' }])
})

it('INV-04 two issuers never share a bill, and each counts in its own series', async () => {
  const company = await world.aCompany('Métal')
  const second = await tenant.inTenant(async (db) => {
    const branch = {
      name: 'Antenne',
      siren: '732829320',
      siret: '73282932000074',
      address: '1 quai',
      code_postal: '13001',
      town: 'Marseille',
    }
    const series = JSON.stringify({ bill: 'SUD', credit: 'ASUD' })
    const { id } = await db
      .insertInto('entities')
      .values({ ...branch, series })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const [one, two] = [await world.anEvent(10_000), await world.anEvent(20_000, { entity_id: second })]
  for (const event of [one, one, two]) await world.confirmed(event, company)
  const issued = await shownAndIssued()
  expect(issued.map(({ amount_ht }) => amount_ht).toSorted((a, b) => a - b)).toEqual([20_000, 20_000])
  const bills = await world.bills()
  expect(new Set(bills.map(({ entity_id }) => entity_id)).size).toBe(2)
  expect(bills.map(({ number }) => number!.replace(/-\d{4}-/, ' ')).toSorted()).toEqual(['FA 000001', 'SUD 000001'])
})

it('a bill is written by as many statements, however many people are on it', async () => {
  const event = await world.anEvent(10_000, { max_participants: null })
  const counted = async (name: string, people: number) => {
    const company = await world.aCompany(name)
    for (let one = 0; one < people; one += 1) await world.confirmed(event, company)
    const run = await world.start('issue', 'payer', await world.chosen('payer'))
    const { counted: statements } = await tampered(program, { strip: (text) => text, counting: /./ }, () => world.work(run))
    expect((await world.read(run)).bills).toBe(1)
    return statements
  }
  await counted('Un', 2)
  expect(await counted('Deux', 9)).toBe(await counted('Trois', 2))
})
