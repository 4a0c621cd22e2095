import { billingContract } from '@kxo/domain/billing/contract'
import { billStatus } from '@kxo/domain/billing/status'
import { eventsContract } from '@kxo/domain/events/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { productsContract } from '@kxo/domain/products/contract'
import { boostsContract as contract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingContract } from '@kxo/domain/recruiting/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

const day = 86_400_000
const today = dayInZone(new Date(), 'Europe/Paris')
let program: Program
let tenant: TenantWorld
let own: number
let admin: Persona
let recruiter: Persona
let referent: Persona
let week: number
let fortnight: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { is_recruiting_platform: true } })
  const company = { name: 'Ateliers Recruteurs', siret: '80456784000017', address: '1 rue Neuve', code_postal: '69001', town: 'Lyon' }
  own = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ ...company, is_recruiter: true })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  admin = await tenant.anAdmin()
  recruiter = await tenant.aPerson({ profile_code: 'REC', company_id: own })
  referent = await tenant.aReferent(own)
  ;[week, fortnight] = await tenant.inTenant(async (db) => {
    const rows = await db
      .insertInto('products')
      .values([
        { name: '7 jours', amount_ht: 4_900, vat_rate: 2000, boost_days: 7 },
        { name: '15 jours', amount_ht: 8_900, vat_rate: 2000, boost_days: 15 },
        { name: 'Repas', amount_ht: 2_000, vat_rate: 1000 },
      ])
      .returning('id')
      .execute()
    return [rows[0]?.id ?? 0, rows[1]?.id ?? 0]
  })
})
afterAll(() => program.close())

const aCompany = (company: { name: string; siret?: string }) =>
  tenant.inTenant(async (db) => (await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id)
const here = () => ({ params: { client: tenant.name } })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const anOffer = (columns: Parameters<typeof anOpenEvent>[1] = {}) => anOpenEvent(tenant, { company_id: own, ...columns })
type Line = { event: number; product?: number; starts_on?: string }
const order = (lines: readonly Line[], total: number, who = recruiter) =>
  callAs(program, who, contract.order, {
    ...here(),
    body: { lines: lines.map(({ event, product = week, starts_on = today }) => ({ event, product, starts_on })), total },
  })
const one = 5_880
const read = async (event: number, who = recruiter) =>
  (await callAs(program, who, contract.read, here())).offers.find(({ id }) => id === event)
const billOf = (id: number) => tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const pay = async (bill: number, who = recruiter) => {
  const { to_be_paid } = await billOf(bill)
  const { checkout } = await callAs(program, who, paymentsContract.openCheckout, { ...on(bill), body: { amount: to_be_paid } })
  await callAs(program, null, paymentsContract.payAtTestBank, {
    params: { client: tenant.name, checkout },
    body: { act: 'pay', card: '4242424242424242' },
  })
}
const catalogue = async () => {
  const { results } = await callAs(program, await tenant.aPerson(), eventsContract.publicList, {
    ...here(),
    query: { page: 1, page_size: 100 },
  })
  return results.map(({ id, is_displayed_first }) => ({ id, is_displayed_first }))
}
const firstOf = async (event: number) => (await catalogue()).find(({ id }) => id === event)?.is_displayed_first
/** The clock goes on: what was ordered stands so many days earlier. */
const daysPass = (event: number, days: number) =>
  tenant.inTenant((db) =>
    sql`update boosts set starts_at = starts_at - make_interval(days => ${days}), ends_at = ends_at - make_interval(days => ${days})
      where event_id = ${event}`.execute(db),
  )

describe('what is offered', () => {
  it('is the durations of the tenant alone, and offers online of one’s own company', async () => {
    const offer = await anOffer({ title: 'En ligne' })
    await anOffer({ title: 'Brouillon', is_active: false })
    await anOpenEvent(tenant, { title: 'D’un autre' })
    const { durations, offers } = await callAs(program, referent, contract.read, here())
    expect(durations.map(({ name, days, amount_ttc }) => [name, days, amount_ttc])).toEqual([
      ['7 jours', 7, 5_880],
      ['15 jours', 15, 10_680],
    ])
    expect(offers.map(({ id }) => id)).toEqual([offer])
    expect(offers[0]).toMatchObject({ recent: 0, free_on: today, boosts: [] })
  })

  it('is refused to whoever does not speak for a company that recruits', async () => {
    for (const who of [admin, await tenant.aPerson(), await tenant.aPerson({ profile_code: 'REC' })]) {
      await expect(callAs(program, who, contract.read, here())).rejects.toMatchObject({ status: 403 })
      await expect(order([{ event: await anOffer() }], one, who)).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('an order', () => {
  it('is one bill for all, Grouped, about an event, issued at once to the company; paid, it shows each offer first, and ends alone', async () => {
    const [first, second, plain] = [await anOffer({ title: 'Une' }), await anOffer({ title: 'Deux' }), await anOffer({ title: 'Trois' })]
    const { bill } = await order([{ event: first }, { event: second, product: fortnight }], 16_560)
    expect(await billOf(bill)).toMatchObject({
      nature: 2,
      morph: 'Event',
      morph_id: first,
      company_id: own,
      user_id: recruiter.id,
      status: billStatus.codeOf('toPay'),
      amount_ht: 13_800,
      to_be_paid: 16_560,
    })
    expect((await read(first))?.boosts).toMatchObject([{ state: 'toPay', days: 7 }])
    expect(await firstOf(first)).toBe(false)
    await pay(bill)
    expect((await billOf(bill)).status).toBe(billStatus.codeOf('paid'))
    expect((await read(first))?.boosts).toMatchObject([{ state: 'running' }])
    const inUse = { status: 409 }
    await expect(callAs(program, admin, eventsContract.remove, { ...on(second), query: {} })).rejects.toMatchObject(inUse)
    await expect(callAs(program, admin, productsContract.remove, on(week))).rejects.toMatchObject(inUse)
    const shown = await catalogue()
    expect(new Set(shown.slice(0, 2).map(({ id }) => id))).toEqual(new Set([first, second]))
    expect(shown.find(({ id }) => id === plain)?.is_displayed_first).toBe(false)
    const figures = await callAs(program, recruiter, recruitingContract.dashboard, here())
    expect(figures.boosted).toBe(2)

    await daysPass(first, 7)
    expect([await firstOf(first), await firstOf(second)]).toEqual([false, true])
    expect((await read(first))?.boosts).toEqual([])
    await daysPass(second, 15)
    expect(await firstOf(second)).toBe(false)
  })

  it('leaves an administrator’s own choice to show first as it is', async () => {
    const offer = await anOffer({ title: 'Choisie', is_displayed_first: true })
    const { bill } = await order([{ event: offer }], one)
    await pay(bill)
    await daysPass(offer, 7)
    expect(await firstOf(offer)).toBe(true)
    const stored = await tenant.inTenant((db) =>
      db.selectFrom('events').select(['is_displayed_first', 'version']).where('id', '=', offer).executeTakeFirstOrThrow(),
    )
    expect(stored).toEqual({ is_displayed_first: true, version: 1 })
  })

  it('is refused for another’s offer, a draft, another product, a day gone by, or a price that changed', async () => {
    const offer = await anOffer({ title: 'Refus' })
    const other = await anOpenEvent(tenant, { title: 'D’un autre' })
    const draft = await anOffer({ title: 'Pas encore', is_active: false })
    const meal = await tenant.inTenant(
      async (db) => (await db.selectFrom('products').select('id').where('boost_days', 'is', null).executeTakeFirstOrThrow()).id,
    )
    await expect(order([{ event: other }], one)).rejects.toMatchObject({ status: 404 })
    await expect(order([{ event: offer, product: meal }], 2_200)).rejects.toMatchObject({ status: 404 })
    await expect(order([{ event: draft }], one)).rejects.toMatchObject({ status: 409, code: 'offerNotOnline' })
    await expect(order([{ event: offer, starts_on: addDays(today, -1) }], one)).rejects.toMatchObject({ status: 422 })
    await expect(order([{ event: offer }], one - 1)).rejects.toMatchObject({ status: 409, code: 'boostPriceChanged' })
    expect((await read(offer))?.boosts).toEqual([])
  })
})

describe('dates of one offer', () => {
  it('never overlap: a second order is refused, and follows the first from the day it ends', async () => {
    const offer = await anOffer({ title: 'Suite' })
    await order([{ event: offer }], one)
    await expect(order([{ event: offer, starts_on: addDays(today, 2) }], one)).rejects.toMatchObject({
      status: 409,
      code: 'offerAlreadyBoosted',
    })
    const free = (await read(offer))?.free_on ?? ''
    expect(free).toBe(addDays(today, 7))
    await order([{ event: offer, starts_on: free }], one)
    const [first, next] = (await read(offer))?.boosts ?? []
    expect(next?.starts_at).toEqual(first?.ends_at)
    // The database itself refuses it, whoever writes.
    const again = tenant.inTenant((db) =>
      sql`insert into boosts (event_id, product_id, bill_id, bill_rank, days, starts_at, ends_at)
        select event_id, product_id, bill_id, 9, days, starts_at, ends_at from boosts where id = ${first?.id}`.execute(db),
    )
    await expect(again).rejects.toThrow(/boosts_apart/)
  })

  it('paid late, last as long as what was bought, behind what stands', async () => {
    const offer = await anOffer({ title: 'Tard' })
    const { bill } = await order([{ event: offer }], one)
    await daysPass(offer, 3)
    await pay(bill)
    const [boost] = (await read(offer))?.boosts ?? []
    expect(boost?.state).toBe('running')
    expect((boost?.ends_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(7 * day - 60_000)
  })

  it('are given back by an order whose bill was credited', async () => {
    const offer = await anOffer({ title: 'Créditée' })
    const { bill } = await order([{ event: offer }], one)
    await callAs(program, admin, billingContract.creditBill, { ...on(bill), body: { reason: 'Erreur' } })
    expect((await read(offer))?.boosts).toEqual([])
    await order([{ event: offer }], one)
    expect((await read(offer))?.boosts).toMatchObject([{ state: 'toPay' }])
  })
})

describe('stopping', () => {
  const stop = (id: number, who = recruiter) => callAs(program, who, contract.stop, { ...on(id), body: {} })

  it('what runs ends at once, without a credit note', async () => {
    const offer = await anOffer({ title: 'Arrêt' })
    const { bill } = await order([{ event: offer }], one)
    await pay(bill)
    const [boost] = (await read(offer))?.boosts ?? []
    expect(await stop(boost?.id ?? 0)).toEqual({ done: true, is_credited: false })
    expect(await firstOf(offer)).toBe(false)
    expect((await billOf(bill)).credited).toBe(0)
    await expect(stop(boost?.id ?? 0)).rejects.toMatchObject({ status: 409, code: 'boostOver' })
  })

  it('what was never shown is credited for its line alone, and its dates are free again', async () => {
    const [offer, other] = [await anOffer({ title: 'Jamais vue' }), await anOffer({ title: 'Voisine' })]
    const { bill } = await order([{ event: offer, starts_on: addDays(today, 3) }, { event: other }], 2 * one)
    await pay(bill)
    const [boost] = (await read(offer))?.boosts ?? []
    expect(boost?.state).toBe('scheduled')
    const rival = await tenant.aReferent(await aCompany({ name: 'Rival' }))
    await expect(stop(boost?.id ?? 0, rival)).rejects.toMatchObject({ status: 404 })
    expect(await stop(boost?.id ?? 0, referent)).toEqual({ done: true, is_credited: true })
    expect(await billOf(bill)).toMatchObject({ credited: one, status: billStatus.codeOf('paid') })
    expect(await firstOf(other)).toBe(true)
    expect((await read(offer))?.free_on).toBe(today)
  })
})
