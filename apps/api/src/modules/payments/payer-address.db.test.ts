import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill, servedToday } from '../../testing/a-bill.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { applyProviderEvent } from './index.ts'

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
const nowhere = { address: null, code_postal: null, town: null }
const address = { ...postalAddress, country: 'FR' }
const here = () => ({ params: { client: tenant.name } })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const aCompany = (overrides: Partial<Record<'address' | 'code_postal' | 'town', string>> = {}) =>
  tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name: 'Ateliers Morel', siret: '98765432400019', ...overrides })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
const line = {
  name: 'Atelier',
  description: '',
  quantity: 10_000,
  unit_price: 100_000_000,
  discount: 0,
  discount_type: 'percent' as const,
  vat: 2000,
}
const bodyOf = (more: Partial<DraftBody>): DraftBody => ({
  lines: [line],
  discount: 0,
  discount_type: 'percent',
  prices_include_tax: false,
  ...more,
})
const drafted = (more: Partial<DraftBody>) => callAs(program, admin, billingContract.draftBill, { ...here(), body: bodyOf(more) })
const issue = (id: number) => callAs(program, admin, billingContract.issueBill, { ...on(id), body: { is_sent: false } })
const printed = (id: number) =>
  tenant.inTenant(
    async (db) =>
      (await db.selectFrom('bills').select('printed').where('id', '=', id).executeTakeFirstOrThrow()).printed as {
        document: { buyer: { address: { lines: string[]; postal_code: string; city: string } }; service: { start: string; end: string } }
      },
  )
const numbered = () => tenant.inTenant((db) => db.selectFrom('bills').select('id').where('number', 'is not', null).execute())
const counters = () => tenant.inTenant((db) => db.selectFrom('bill_counters').selectAll().execute())

describe('INV-20 to whom a bill is made out', () => {
  it.each([
    [nowhere, 'la rue, le code postal, la ville'],
    [{ ...postalAddress, code_postal: null }, 'le code postal'],
    [{ ...postalAddress, town: ' ' }, 'la ville'],
  ])('no number is taken for %j: the refusal says what lacks', async (lacking, words) => {
    const client = await tenant.aPerson(lacking)
    const draft = await drafted({ user: client.id, ...servedToday })
    await expect(issue(draft.id)).rejects.toMatchObject({
      status: 409,
      code: 'buyerAddressMissing',
      message: expect.stringContaining(words),
      details: [{ field: 'payer_address' }],
    })
    expect(await numbered()).toEqual([])
    expect(await counters()).toEqual([])
  })

  it('the draft asks it: their record keeps it, and the bill prints it', async () => {
    const client = await tenant.aPerson(nowhere)
    const draft = await drafted({ user: client.id, ...servedToday, payer_address: address })
    expect((await issue(draft.id)).number).toMatch(/^FA-/)
    expect((await printed(draft.id)).document.buyer.address).toMatchObject({ lines: [address.address], postal_code: '69003', city: 'Lyon' })
    expect(await callAs(program, client, billingContract.payerAddress, { ...here(), query: { user: client.id } })).toMatchObject({
      ...address,
      is_complete: true,
      is_editable: true,
    })
  })

  it('a company keeps it as its own address, then as the one of its bills', async () => {
    const company = await aCompany()
    const stored = () =>
      tenant.inTenant((db) =>
        db
          .selectFrom('companies')
          .select(['address', 'town', 'billing_address', 'billing_town'])
          .where('id', '=', company)
          .executeTakeFirstOrThrow(),
      )
    await drafted({ company, payer_address: address })
    expect(await stored()).toEqual({ address: address.address, town: 'Lyon', billing_address: null, billing_town: null })
    await drafted({ company, payer_address: { ...address, address: '2 quai Perrache' } })
    expect(await stored()).toMatchObject({ address: address.address, billing_address: '2 quai Perrache', billing_town: 'Lyon' })
  })

  it('a country without postal codes needs none', async () => {
    const client = await tenant.aPerson(nowhere)
    const draft = await drafted({
      user: client.id,
      ...servedToday,
      payer_address: { address: 'Sheikh Zayed Road 12', town: 'Dubaï', country: 'AE' },
    })
    expect((await issue(draft.id)).number).toMatch(/^FA-/)
  })

  it('a credit note is made out to whom its invoice was, wherever they went', async () => {
    const client = await tenant.aPerson()
    const bill = await aBill(program, admin, { client: tenant.name, user: client.id })
    await tenant.inTenant((db) =>
      db
        .updateTable('users')
        .set({ ...nowhere, first_name: 'Partie' })
        .where('id', '=', client.id)
        .execute(),
    )
    const note = await callAs(program, admin, billingContract.creditBill, { ...on(bill.id), body: { reason: 'Erreur' } })
    expect((await printed(note.id)).document.buyer).toEqual((await printed(bill.id)).document.buyer)
  })
})

describe('INV-20 when what is sold is served', () => {
  it('no number is taken for a bill of no event and no day', async () => {
    const client = await tenant.aPerson()
    const draft = await drafted({ user: client.id })
    await expect(issue(draft.id)).rejects.toMatchObject({ status: 409, code: 'serviceDateMissing', details: [{ field: 'service_start' }] })
    expect(await counters()).toEqual([])
    await callAs(program, admin, billingContract.changeDraft, {
      ...on(draft.id),
      body: bodyOf({ user: client.id, service_start: '2026-03-02' }),
    })
    await issue(draft.id)
    expect((await printed(draft.id)).document.service).toEqual({ start: '2026-03-02', end: '2026-03-02' })
  })

  it('the days of an event planned after the draft are printed', async () => {
    const client = await tenant.aPerson()
    const event = await anOpenEvent(tenant, { start_date: null, end_date: null })
    const draft = await drafted({ user: client.id, event })
    await expect(issue(draft.id)).rejects.toMatchObject({ code: 'serviceDateMissing' })
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ start_date: new Date('2027-03-02T08:00:00Z'), end_date: new Date('2027-03-03T16:00:00Z') })
        .execute(),
    )
    expect(await issue(draft.id)).toMatchObject({ service_start: '2027-03-02', service_end: '2027-03-03' })
  })

  it('a course without days of its own begins the day its place is invoiced', async () => {
    const client = await tenant.aPerson()
    const bill = await toPay(client, { start_date: null, end_date: null, is_asynchronous: true })
    await callAs(program, client, paymentsContract.announcePayment, { ...on(bill), body: { mode: 'transfer' } })
    expect((await printed(bill)).document.service).toEqual({ start: today, end: today })
  })
})

/** A person on the page where they pay. */
async function toPay(who: Persona, overrides: Parameters<typeof anOpenEvent>[1] = {}, payer: 'self' | 'company' = 'self'): Promise<number> {
  const event = await anOpenEvent(tenant, { price_ht: 10_000, ...overrides })
  const { id } = await callAs(program, who, registrationsContract.start, { ...on(event), body: {} })
  await callAs(program, who, registrationsContract.submit, { ...on(id), body: { payer } })
  return (await callAs(program, who, paymentsContract.eventPayment, on(event))).bill ?? 0
}

describe('paying', () => {
  it.each(['card', 'transfer'] as const)('by %s asks the address first, and nothing is charged without it', async (mode) => {
    const client = await tenant.aPerson(nowhere)
    const bill = await toPay(client)
    const pay = () =>
      mode === 'card'
        ? callAs(program, client, paymentsContract.openCheckout, { ...on(bill), body: { amount: 12_000 } })
        : callAs(program, client, paymentsContract.announcePayment, { ...on(bill), body: { mode } })
    await expect(pay()).rejects.toMatchObject({ status: 409, code: 'buyerAddressMissing' })
    expect(await tenant.inTenant((db) => db.selectFrom('checkouts').select('id').execute())).toEqual([])
    await callAs(program, client, billingContract.changePayerAddress, { ...here(), body: { user: client.id, ...address } })
    await pay()
  })

  it.each([
    [
      'whose address went away',
      (client: number) => tenant.inTenant((db) => db.updateTable('users').set(nowhere).where('id', '=', client).execute()),
    ],
    [
      'of an issuer in franchise since',
      () => tenant.inTenant((db) => db.updateTable('entities').set({ is_vat_franchise: true }).execute()),
    ],
  ])('money that comes for a bill %s is given back, no number taken, the place not confirmed', async (_, meanwhile) => {
    const client = await tenant.aPerson()
    const bill = await toPay(client)
    const { checkout } = await callAs(program, client, paymentsContract.openCheckout, { ...on(bill), body: { amount: 12_000 } })
    await meanwhile(client.id)
    await tenant.asMachine((context) =>
      applyProviderEvent(context, {
        provider: 'test',
        id: `evt-${checkout}`,
        kind: 'succeeded',
        tenant_id: tenant.id,
        checkout,
        amount: 12_000,
        refusal: null,
        payment_ref: 'ref',
        at: new Date(),
      }),
    )
    expect(await tenant.inTenant((db) => db.selectFrom('payments').select('amount').orderBy('id').execute())).toEqual([
      { amount: 12_000 },
      { amount: -12_000 },
    ])
    expect(await numbered()).toEqual([])
    expect(await tenant.inTenant((db) => db.selectFrom('registrations').select('settled_at').execute())).toEqual([{ settled_at: null }])
  })
})

describe('whose address one reads and writes', () => {
  const read = (who: Persona | null, query: { user?: number; company?: number }) =>
    callAs(program, who, billingContract.payerAddress, { ...here(), query })
  const write = (who: Persona, body: { user?: number; company?: number }, street = 'Autre rue') =>
    callAs(program, who, billingContract.changePayerAddress, { ...here(), body: { ...body, ...address, address: street } })

  it('one’s own, by a personal link too; somebody else’s does not exist', async () => {
    const [one, other] = [await tenant.aPerson({ isLink: true }), await tenant.aPerson()]
    expect(await write(one, { user: one.id })).toMatchObject({ address: 'Autre rue' })
    await expect(read(one, { user: other.id })).rejects.toMatchObject({ status: 404 })
    await expect(write(one, { user: other.id })).rejects.toMatchObject({ status: 404 })
    await expect(read(one, {})).rejects.toMatchObject({ status: 404 })
    await expect(read(null, { user: one.id })).rejects.toMatchObject({ status: 401 })
  })

  it('a member gives the address their company lacks; its referent alone changes it', async () => {
    const company = await aCompany()
    const member = await tenant.aPerson({ company_id: company })
    const stranger = await tenant.aPerson()
    expect(await read(member, { company })).toMatchObject({ name: 'Ateliers Morel', is_complete: false, is_editable: true })
    expect(await write(member, { company })).toMatchObject({ is_complete: true, is_editable: false })
    await expect(write(member, { company }, 'Détournée')).rejects.toMatchObject({ status: 403 })
    expect(await write(await tenant.aReferent(company), { company }, 'Nouvelle')).toMatchObject({ address: 'Nouvelle' })
    await expect(read(stranger, { company })).rejects.toMatchObject({ status: 404 })
  })
})
