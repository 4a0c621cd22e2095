import { billingContract } from '@kxo/domain/billing/contract'
import { billStatus } from '@kxo/domain/billing/status'
import { companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { contributionsContract as contract } from '@kxo/domain/contributions/contract'
import { bandPresets } from '@kxo/domain/contributions/presets'
import type { Input } from '@kxo/domain/kernel/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { followMemberships, mailCampaign } from './jobs.ts'
import { followDays } from './members/memberships-in-force.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let referent: Persona
let company: number
let team: Persona[]
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  company = await aCompany('Cabinet Aubry')
  referent = await tenant.aReferent(company)
  team = []
  for (let rank = 0; rank < 7; rank++) team.push(await tenant.aPerson({ company_id: company, first_name: 'Lia', last_name: `Nom ${rank}` }))
})

const aCompany = (name: string) =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name, siret: null, ...postalAddress })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
const today = dayInZone(new Date(), 'Europe/Paris')
const at = <P extends object>(params: P) => ({ params: { client: tenant.name, ...params } })
type Body = Input<typeof contract.create>['body']
const written: Body = {
  name: 'Cotisation 2026',
  period: 'fixed',
  starts_on: addDays(today, -40),
  ends_on: addDays(today, 320),
  profiles: [],
  is_prorated: false,
  basis: 'members',
  unit_price: 10_000,
  vat: 0,
  vat_reason: 'association_261_7',
  accounting: '756000',
  mode: 'reached',
  maximum: 1000,
  bands: [...bandPresets.lawFirms.bands],
}
const create = (change: Partial<Body> = {}, who = admin) =>
  callAs(program, who, contract.create, { ...at({}), body: { ...written, ...change } })
const open = async (change: Partial<Body> = {}) => {
  const { id } = await create(change)
  await callAs(program, admin, contract.open, { ...at({ id }), body: { is_written: false } })
  return id
}
const ids = (people: readonly Persona[]) => people.map(({ id }) => id)
const take = (id: number, people: readonly Persona[], who = referent, more: { company?: number; purchase_order?: string } = {}) =>
  callAs(program, who, contract.take, { ...at({ id }), body: { people: ids(people), ...more } })
const issue = (id: number, who = referent) => callAs(program, who, contract.issueOrder, { ...at({ id }), body: {} })
const page = (id: number, who = referent) => callAs(program, who, contract.collective, { ...at({ id }), query: {} })
const bills = () =>
  tenant.inTenant((db) =>
    db.selectFrom('bills').select(['id', 'number', 'nature', 'morph', 'amount', 'status', 'company_id', 'user_id']).orderBy('id').execute(),
  )
const isMember = async ({ id }: Persona) =>
  tenant.inTenant(
    async (db) => (await db.selectFrom('users').select('is_adherent').where('id', '=', id).executeTakeFirstOrThrow()).is_adherent,
  )
const pay = async (bill: number, amount: number) => {
  const { checkout } = await callAs(program, referent, paymentsContract.openCheckout, { ...at({ id: bill }), body: { amount } })
  await callAs(program, null, paymentsContract.payAtTestBank, {
    params: { client: tenant.name, checkout },
    body: { act: 'pay', card: '4242 4242 4242 4242' },
  })
}

describe('defining a contribution', () => {
  it('is written, read, listed and changed; one nobody took is deleted', async () => {
    const made = await create()
    expect(made).toMatchObject({ status: 'draft', unit_price: 10_000, tariff_number: 1, is_tariff_used: false, members: 0 })
    const changed = await callAs(program, admin, contract.change, {
      ...at({ id: made.id }),
      body: { ...written, name: 'Cotisation', unit_price: 12_000, version: made.version },
    })
    expect(changed).toMatchObject({ name: 'Cotisation', unit_price: 12_000, tariff_number: 1 })
    const { results } = await callAs(program, admin, contract.list, { ...at({}), query: { page: 1, page_size: 25, sort: 'unit_price' } })
    expect(results).toMatchObject([{ id: made.id, bands: 4, unit_price: 12_000, members: 0 }])
    await expect(
      callAs(program, admin, contract.change, { ...at({ id: made.id }), body: { ...written, version: made.version } }),
    ).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
    await callAs(program, admin, contract.remove, at({ id: made.id }))
    await expect(callAs(program, admin, contract.read, at({ id: made.id }))).rejects.toMatchObject({ status: 404 })
  })

  it.each<[string, Partial<Body>, string]>([
    [
      'overlapping bands',
      {
        bands: [
          { from: 1, to: 10, discount: 0, price: null },
          { from: 9, to: null, discount: 0, price: null },
        ],
      },
      'bandsOverlap',
    ],
    ['a gap', { bands: [{ from: 1, to: 20, discount: 0, price: null }] }, 'bandMissing'],
    ['no band', { bands: [] }, 'noBand'],
    ['a period that ends before it begins', { ends_on: addDays(today, -80) }, 'periodBackwards'],
    ['a zero rate without its reason (INV-31)', { vat_reason: null }, 'invalid'],
    ['a period without an end', { ends_on: null }, 'invalid'],
  ])('refuses %s', async (_, change, code) => expect(create(change)).rejects.toMatchObject({ code }))

  it('names the two bands that overlap', () =>
    expect(
      create({
        bands: [
          { from: 1, to: 5, discount: 0, price: null },
          { from: 6, to: 10, discount: 0, price: null },
          { from: 9, to: 20, discount: 0, price: null },
        ],
      }),
    ).rejects.toThrow('Les tranches 6–10 et 9–20 se recouvrent.'))

  it('belongs to the payments right, and to its own space', async () => {
    const { id } = await create()
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    for (const who of [reader, referent, team[0]!]) {
      await expect(create({}, who)).rejects.toMatchObject({ status: 403 })
      await expect(callAs(program, who, contract.read, at({ id }))).rejects.toMatchObject({ status: 403 })
      await expect(callAs(program, who, contract.members, { ...at({ id }), query: { page: 1, page_size: 25 } })).rejects.toMatchObject({
        status: 403,
      })
    }
    const other = await aTenant(program)
    const stranger = await other.anAdmin()
    await expect(callAs(program, stranger, contract.read, { params: { client: other.name, id } })).rejects.toMatchObject({ status: 404 })
  })

  it('is renewed for the year after, a draft with its prices raised; one of rolling months is not', async () => {
    const { id } = await create()
    const renewed = await callAs(program, admin, contract.renew, { ...at({ id }), body: { percent: 250 } })
    expect(renewed).toMatchObject({ name: 'Cotisation 2027', status: 'draft', unit_price: 10_250, bands: written.bands })
    expect(renewed.starts_on).toBe(`${Number((written.starts_on ?? '').slice(0, 4)) + 1}${(written.starts_on ?? '').slice(4)}`)
    const rolling = await create({ period: 'rolling', starts_on: null, ends_on: null })
    await expect(callAs(program, admin, contract.renew, { ...at({ id: rolling.id }), body: { percent: 0 } })).rejects.toMatchObject({
      code: 'nothingToRenew',
    })
  })
})

describe('the campaign', () => {
  it('says whom it reaches, opens, and writes to each referent once', async () => {
    await aCompany('Sans référent')
    const { id } = await create()
    expect(await callAs(program, admin, contract.campaign, at({ id }))).toEqual({ companies: 2, referents: 1, without: 1 })
    await callAs(program, admin, contract.open, { ...at({ id }), body: { is_written: true } })
    expect(await waitingJobs(program, tenant.id, mailCampaign.name)).toMatchObject([{ contribution: id }])
    const job = { contribution: id, occurrence: 'essai' }
    for (let times = 0; times < 2; times++) await runJobNow(program, tenant.id, mailCampaign.name, job)
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['moment', 'user_id']).where('moment', '=', 'open_contribution').execute(),
    )
    expect(mails).toEqual([{ moment: 'open_contribution', user_id: referent.id }])
    await expect(callAs(program, admin, contract.open, { ...at({ id }), body: { is_written: false } })).rejects.toMatchObject({
      code: 'wrongTransition',
    })
  })

  it('is closed, then nobody takes it', async () => {
    const id = await open()
    await take(id, team.slice(1, 2))
    await callAs(program, admin, contract.close, { ...at({ id }), body: {} })
    await expect(take(id, team.slice(0, 1))).rejects.toMatchObject({ code: 'contributionNotOpen' })
    // What was begun is still issued.
    expect((await callAs(program, referent, contract.taken, { ...at({}), query: {} })).contributions).toMatchObject([{ id }])
    expect((await issue(id)).bill).toBeGreaterThan(0)
    await expect(callAs(program, admin, contract.close, { ...at({ id }), body: {} })).rejects.toMatchObject({ code: 'contributionNotOpen' })
  })

  it('one whose period is over does not open', async () => {
    const { id } = await create({ starts_on: addDays(today, -300), ends_on: addDays(today, -1) })
    await expect(callAs(program, admin, contract.open, { ...at({ id }), body: { is_written: false } })).rejects.toMatchObject({
      code: 'contributionOver',
    })
  })
})

describe('taking memberships for a company', () => {
  it('one grouped bill, priced by the band; its settlement makes members of the people, an earlier bill stays', async () => {
    const id = await open()
    const first = await take(id, team.slice(0, 5))
    expect(first).toMatchObject({ held: 0, draft: expect.any(Number), orders: [{ people: 5, amount: 40_000, number: null }] })
    expect(await bills()).toMatchObject([
      { nature: 2, morph: 'User', company_id: company, user_id: referent.id, amount: 40_000, status: 1 },
    ])
    // Two more are added to the order being made: the band of seven is that of all.
    const more = await take(id, team.slice(5, 7))
    expect(more.orders).toMatchObject([{ people: 7, amount: 52_500 }])
    const { bill } = await issue(id)
    expect(await isMember(team[0]!)).toBe(false)
    await pay(bill, 52_500)
    expect(await isMember(team[0]!)).toBe(true)
    expect(await isMember(referent)).toBe(false)
    const { results } = await callAs(program, admin, contract.members, {
      ...at({ id }),
      query: { page: 1, page_size: 25, status: 'effective' },
    })
    expect(results).toHaveLength(7)
    expect(results[0]).toMatchObject({ status: 'effective', starts_on: today, ends_on: written.ends_on, bill })
    // Later one more: the eighth is in the same band, and pays alone.
    const late = await take(id, [referent])
    expect(late).toMatchObject({
      held: 7,
      orders: [
        { people: 1, amount: 7500 },
        { people: 7, amount: 52_500, bill_status: 'paid' },
      ],
    })
    const lines = await tenant.inTenant((db) =>
      db
        .selectFrom('bill_lines')
        .select(['name', 'quantity', 'discount', 'accounting_code', 'description'])
        .where('bill_id', '=', bill)
        .execute(),
    )
    expect(lines).toMatchObject([{ name: 'Cotisation 2026 · tranche 6–10', quantity: 70_000, discount: 2500, accounting_code: '756000' }])
    expect(lines[0]!.description).toContain('Lia Nom 0, Lia Nom 1')
  })

  it('a person leaves an order until it is issued, and without anybody it is given up', async () => {
    const id = await open()
    await take(id, team.slice(0, 6))
    const leave = (people: readonly Persona[]) =>
      callAs(program, referent, contract.leaveOut, { ...at({ id }), body: { people: ids(people) } })
    expect((await leave([team[0]!])).orders).toMatchObject([{ people: 5, amount: 40_000 }])
    await expect(leave([team[0]!])).rejects.toMatchObject({ status: 404 })
    expect(await leave(team.slice(1, 6))).toMatchObject({ draft: null, orders: [] })
    expect(await bills()).toMatchObject([{ status: billStatus.codeOf('deleted') }])
    await take(id, team.slice(0, 2))
    await issue(id)
    await expect(leave([team[0]!])).rejects.toMatchObject({ status: 404 })
    await expect(issue(id)).rejects.toMatchObject({ code: 'noOrderToIssue' })
  })

  it('changing the bands after a bill makes the next version; the bill keeps its own', async () => {
    const id = await open()
    await take(id, team.slice(0, 1))
    const { version } = await callAs(program, admin, contract.read, at({ id }))
    const changed = await callAs(program, admin, contract.change, { ...at({ id }), body: { ...written, unit_price: 20_000, version } })
    expect(changed).toMatchObject({ tariff_number: 2, unit_price: 20_000, is_tariff_used: false })
    // The order being made goes on with the version it began.
    expect((await take(id, team.slice(1, 2))).orders).toMatchObject([{ people: 2, amount: 16_000 }])
    await expect(
      tenant.inTenant((db) => db.updateTable('contribution_tariffs').set({ unit_price: 1 }).where('number', '=', 1).execute()),
    ).rejects.toMatchObject({ code: 'KX024' })
    await expect(callAs(program, admin, contract.remove, at({ id }))).rejects.toMatchObject({ code: 'contributionTaken' })
  })

  it('a payment that did not hold, then a credit note, take the membership back', async () => {
    const id = await open()
    await take(id, team.slice(0, 1))
    const { bill } = await issue(id)
    await callAs(program, admin, paymentsContract.recordPayment, {
      ...at({ id: bill }),
      body: { amount: 8000, mode: 'cheque', paid_on: today, reference: '', is_receipt_sent: false },
    })
    expect(await isMember(team[0]!)).toBe(true)
    const payment = await tenant.inTenant((db) => db.selectFrom('payments').select('id').executeTakeFirstOrThrow())
    await callAs(program, admin, paymentsContract.reversePayment, { ...at({ id: payment.id }), body: { reason: 'Chèque rejeté' } })
    expect(await isMember(team[0]!)).toBe(false)
    expect((await page(id)).people.find((person) => person.id === team[0]!.id)).toMatchObject({ status: 'toPay' })
    await callAs(program, admin, billingContract.creditBill, { ...at({ id: bill }), body: { reason: 'Départ' } })
    expect((await page(id)).people.find((person) => person.id === team[0]!.id)).toMatchObject({ status: null, member_until: null })
    expect((await take(id, team.slice(0, 1))).held).toBe(0)
  })

  it('an administrator takes them for one company; a referent for their own alone', async () => {
    const id = await open()
    const other = await aCompany('Cabinet Bru')
    const theirs = await tenant.aPerson({ company_id: other })
    expect((await take(id, [theirs], admin, { company: other })).company).toBe(other)
    await expect(take(id, [theirs], referent, { company: other })).rejects.toMatchObject({ status: 403 })
    await expect(take(id, [theirs])).rejects.toMatchObject({ status: 404 })
    await expect(take(id, team.slice(0, 1), team[0])).rejects.toMatchObject({ status: 403 })
    await expect(take(id, team.slice(0, 1), admin)).rejects.toMatchObject({ status: 403 })
  })

  it('refuses whom it does not concern, whoever has it, and more than the bands hold', async () => {
    const forReferents = await open({ profiles: ['REF'] })
    await expect(take(forReferents, team.slice(0, 1))).rejects.toMatchObject({ code: 'personNotConcerned' })
    const forMembers = await open({ company_flag: 'is_adherent' })
    await expect(take(forMembers, team.slice(0, 1))).rejects.toMatchObject({ code: 'companyNotConcerned' })
    const small = await open({ maximum: 2, bands: [{ from: 1, to: null, discount: 0, price: null }] })
    await expect(take(small, team.slice(0, 3))).rejects.toMatchObject({ code: 'beyondMaximum' })
    await take(small, team.slice(0, 2))
    await expect(take(small, team.slice(0, 1))).rejects.toMatchObject({ status: 409, code: 'alreadyMember' })
    const draft = await create()
    await expect(page(draft.id)).rejects.toMatchObject({ code: 'contributionNotOpen' })
  })

  it('counts the headcount of 31 December where it decides, once it is declared', async () => {
    const id = await open({ basis: 'headcount' })
    await expect(take(id, team.slice(0, 1))).rejects.toMatchObject({ code: 'headcountMissing' })
    const body = { year: lastHeadcountYear(new Date()), employees: 10, independents: 2 }
    await callAs(program, referent, companyPeopleContract.declareHeadcount, { ...at({ id: company }), body })
    expect((await take(id, team.slice(0, 1))).orders).toMatchObject([{ amount: 7000 }])
  })

  it('asks for the purchase order its company wants before it is issued', async () => {
    const id = await open()
    await tenant.inTenant((db) => db.updateTable('companies').set({ needs_purchase_order: true }).where('id', '=', company).execute())
    expect((await take(id, team.slice(0, 1))).order_asked).toBe('purchaseOrder')
    await expect(issue(id)).rejects.toMatchObject({ code: 'purchaseOrderNeeded' })
    await callAs(program, referent, contract.issueOrder, { ...at({ id }), body: { purchase_order: 'BC-12' } })
  })
})

describe('without an amount', () => {
  const free = { unit_price: null, maximum: bandPresets.club.maximum, bands: [...bandPresets.club.bands] }

  it('is taken without a bill, counts once it is validated, and can be cancelled', async () => {
    const id = await open(free)
    expect(await take(id, team.slice(0, 3))).toMatchObject({ draft: null, orders: [{ people: 3, bill: null, amount: null }] })
    expect(await bills()).toEqual([])
    expect(await isMember(team[0]!)).toBe(false)
    const { results } = await callAs(program, admin, contract.members, { ...at({ id }), query: { page: 1, page_size: 25 } })
    const rows = results.map((row) => row.id)
    await expect(callAs(program, referent, contract.validate, { ...at({ id }), body: { ids: rows } })).rejects.toMatchObject({
      status: 403,
    })
    expect(await callAs(program, admin, contract.validate, { ...at({ id }), body: { ids: rows.slice(0, 2) } })).toEqual({ people: 2 })
    expect(await isMember(team[0]!)).toBe(true)
    await expect(callAs(program, admin, contract.validate, { ...at({ id }), body: { ids: rows.slice(0, 2) } })).rejects.toMatchObject({
      code: 'nothingToValidate',
    })
    expect(await callAs(program, admin, contract.cancel, { ...at({ id }), body: { ids: rows.slice(0, 1) } })).toEqual({ people: 1 })
    expect(await isMember(team[0]!)).toBe(false)
    expect(await callAs(program, referent, contract.taken, { ...at({}), query: {} })).toMatchObject({ company, contributions: [{ id }] })
  })

  it('one with a bill is credited, not cancelled', async () => {
    const id = await open()
    await take(id, team.slice(0, 1))
    const { results } = await callAs(program, admin, contract.members, { ...at({ id }), query: { page: 1, page_size: 25 } })
    await expect(callAs(program, admin, contract.cancel, { ...at({ id }), body: { ids: [results[0]!.id] } })).rejects.toMatchObject({
      code: 'membershipBilled',
    })
  })

  it('begins with its period and ends with it, night after night', async () => {
    const id = await open({ ...free, starts_on: addDays(today, 10), ends_on: addDays(today, 20) })
    await take(id, team.slice(0, 1))
    const { results } = await callAs(program, admin, contract.members, { ...at({ id }), query: { page: 1, page_size: 25 } })
    await callAs(program, admin, contract.validate, { ...at({ id }), body: { ids: results.map((row) => row.id) } })
    const night = (days: number) =>
      tenant.asMachine((context) => followDays({ ...context, now: new Date(context.now.getTime() + days * 86_400_000) }))
    const after = async (days: number) => {
      await night(days)
      return isMember(team[0]!)
    }
    expect([await after(9), await after(10), await after(20), await after(21)]).toEqual([false, true, true, false])
    await runJobNow(program, tenant.id, followMemberships.name, {})
    const record = await callAs(program, team[0]!, contract.ofRecord, { ...at({}), query: { user: team[0]!.id } })
    expect(record).toMatchObject([{ status: 'ended', contribution_name: 'Cotisation 2026' }])
    await expect(callAs(program, team[0]!, contract.ofRecord, { ...at({}), query: { company } })).rejects.toMatchObject({ status: 403 })
    expect(await callAs(program, referent, contract.ofRecord, { ...at({}), query: { company } })).toHaveLength(1)
  })
})
