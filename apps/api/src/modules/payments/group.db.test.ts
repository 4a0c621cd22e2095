import { isSiret } from '@kxo/domain/kernel/identifiers'
import { paymentsContract as payments } from '@kxo/domain/payments/contract'
import { collectiveContract as collective } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTraining } from '../../testing/a-training.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'
import { applyProviderEvent } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
let last = 10_000_000_000_000
/** A number of its own, that passes its check. */
function siret(): string {
  do last += 1
  while (!isSiret(String(last)))
  return String(last)
}
async function aTeam(size: number) {
  const company = await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values({ name: 'Atelier Roy', siret: siret(), ...postalAddress })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const people = await Promise.all(Array.from({ length: size }, () => tenant.aPerson({ company_id: company.id })))
  return { company: company.id, referent: await tenant.aReferent(company.id), people, users: people.map(({ id }) => id) }
}
const register = (
  who: Persona,
  event: number,
  body: { users: number[]; at_least?: number; billing?: 'one' | 'each'; answers?: Record<string, string> },
) => callAs(program, who, collective.register, { ...on(event), body: { billing: 'one', ...body } })
const statusOf = async (who: Persona, event: number) => (await callAs(program, who, registrations.own, on(event))).registration?.status
const due = (who: Persona, event: number, users: number[]) =>
  callAs(program, who, payments.groupPayment, { ...on(event), query: { users } })

describe('people registered together', () => {
  it('whoever pays one bill each comes back to that bill, the person registered to their own registration', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const { referent, users, people } = await aTeam(2)
    await register(referent, event, { users, billing: 'each' })
    const [first] = (await due(referent, event, users)).bills
    const backOf = async (who: Persona, bill: number, amount: number) => {
      const { checkout } = await callAs(program, who, payments.openCheckout, { ...on(bill), body: { amount } })
      return (await callAs(program, null, payments.testBank, { params: { client: tenant.name, checkout } })).back
    }
    const { bill, now, registrant } = first!
    expect(registrant).toEqual({ user: people[0]!.id, name: expect.stringContaining(' ') })
    expect(await backOf(referent, bill!, now)).toMatch(new RegExp(`^/bill_payment/${bill}\\?`))
    const alone = await anOpenEvent(tenant, { price_ht: 10_000 })
    const { params } = on(alone)
    await callAs(program, people[0]!, registrations.start, { params, body: { submit: true } })
    const own = await callAs(program, people[0]!, payments.eventPayment, { params })
    expect(await backOf(people[0]!, own.bill!, own.now)).toMatch(new RegExp(`^/events/${alone}/signin/payment\\?`))
  })

  it('are all registered or nobody, and as many as there are places when asked so', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 3 })
    const { referent, users, people } = await aTeam(4)
    await expect(register(referent, event, { users })).rejects.toMatchObject({ status: 409, code: 'notEnoughPlaces' })
    expect(await statusOf(people[0]!, event)).toBeUndefined()
    const { registrations: done, left } = await register(referent, event, { users, at_least: 2 })
    expect(done.map(({ user, status }) => [user, status])).toEqual(users.slice(0, 3).map((user) => [user, 'registered']))
    expect(left.map(({ user }) => user)).toEqual([users[3]])
    const again = await callAs(program, referent, collective.preview, { ...on(event), body: { users } })
    expect(again.people.map(({ state }) => state)).toEqual(['registered', 'registered', 'registered', 'ready'])
    expect(again.places_left).toBe(0)
  })

  it('are a referent’s own people alone', async () => {
    const event = await anOpenEvent(tenant)
    const [{ referent }, stranger] = [await aTeam(1), await tenant.aPerson()]
    await expect(register(referent, event, { users: [stranger.id] })).rejects.toMatchObject({ status: 404 })
    await expect(register(stranger, event, { users: [stranger.id] })).rejects.toMatchObject({ status: 403 })
    const added = await callAs(program, referent, collective.addPeople, {
      ...on(event),
      body: {
        people: [
          { mail: stranger.mail, first_name: 'A', last_name: 'B' },
          { mail: 'nouvelle@atelier.test', first_name: 'Nina', last_name: 'Roy' },
        ],
      },
    })
    expect(added.left.map(({ mail }) => mail)).toEqual([stranger.mail])
    expect((await register(referent, event, { users: added.users })).registrations).toHaveLength(1)
  })

  it('answer once for all, or each by themselves, their company paying whatever they are due', async () => {
    const { id } = await aTraining(tenant, admin.id, { question: { name: 'regime', label: 'Régime' }, price: { amount_ht: 10_000 } })
    const { referent, users, people } = await aTeam(2)
    const [first, second] = users as [number, number]
    const common = await register(referent, id, { users: [first], answers: { regime: 'Aucun' } })
    expect(common.registrations[0]?.status).toBe('toPay')
    const each = await register(referent, id, { users: [second] })
    expect(each.registrations[0]?.status).toBe('toComplete')
    await callAs(program, people[1]!, registrations.submit, {
      ...on(each.registrations[0]!.id),
      body: { answers: { regime: 'Sans sel' }, payer: 'self' },
    })
    const { bills } = await due(referent, id, [second])
    expect(bills.map(({ payer }) => payer)).toEqual(['Atelier Roy'])
  })
})

describe('one bill for a group', () => {
  it('has a line for each, is paid at once by card, and lets everybody go on', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const { referent, users, people } = await aTeam(3)
    const { bill } = await register(referent, event, { users })
    const dues = await due(referent, event, users)
    expect(dues.bills.map(({ bill: id, lines, to_be_paid, now }) => [id, lines.length, to_be_paid, now])).toEqual([
      [bill, 3, 36_000, 36_000],
    ])
    const { checkout } = await callAs(program, referent, payments.openCheckout, { ...on(bill!), body: { amount: 36_000 } })
    await tenant.asMachine((context) =>
      applyProviderEvent(context, {
        provider: 'test',
        id: `evt ${checkout}`,
        kind: 'succeeded',
        tenant_id: tenant.id,
        checkout,
        amount: 36_000,
        refusal: null,
        payment_ref: checkout,
        at: new Date(),
      }),
    )
    for (const person of people) expect(await statusOf(person, event)).toBe('registered')
    const paid = await due(referent, event, users)
    expect(paid.bills).toEqual([])
    expect(paid.excluded.map(({ status }) => status)).toEqual(['registered', 'registered', 'registered'])
  })

  it('loses the line of who cancels, before it is issued', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const { referent, users } = await aTeam(2)
    const { registrations: rows } = await register(referent, event, { users })
    await callAs(program, referent, registrations.cancel, { ...on(rows[0]!.id), body: {} })
    expect((await due(referent, event, users)).bills.map(({ to_be_paid }) => to_be_paid)).toEqual([12_000])
    await callAs(program, referent, registrations.cancel, { ...on(rows[1]!.id), body: {} })
    expect((await due(referent, event, users)).bills).toEqual([])
  })

  it('is made of those of each, and back, until one is issued', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const { referent, users, people } = await aTeam(2)
    await register(referent, event, { users, billing: 'each' })
    const bill = (billing: 'one' | 'each') =>
      callAs(program, referent, payments.billGroup, { ...on(event), body: { users, billing, purchase_order: 'BC-12' } })
    expect((await due(referent, event, users)).bills).toHaveLength(2)
    expect((await bill('one')).bills.map(({ lines }) => lines.length)).toEqual([2])
    expect((await bill('each')).bills.map(({ lines }) => lines.length)).toEqual([1, 1])
    const one = await bill('one')
    await callAs(program, referent, payments.announcePayment, { ...on(one.bills[0]!.bill!), body: { mode: 'transfer' } })
    await expect(bill('each')).rejects.toMatchObject({ status: 409, code: 'groupIssued' })
    await callAs(program, admin, payments.recordPayment, {
      ...on(one.bills[0]!.bill!),
      body: { amount: 24_000, mode: 'transfer', paid_on: new Date().toISOString().slice(0, 10), reference: '', is_receipt_sent: true },
    })
    expect(await statusOf(people[1]!, event)).toBe('registered')
  })

  it('is nobody else’s to see', async () => {
    const event = await anOpenEvent(tenant, { price_ht: 10_000 })
    const [{ referent, users }, other] = [await aTeam(1), await aTeam(1)]
    await register(referent, event, { users })
    await expect(due(other.referent, event, users)).rejects.toMatchObject({ status: 404 })
  })
})

describe('somebody in place of somebody else', () => {
  const substitute = (who: Persona, id: number, user: number) => callAs(program, who, collective.substitute, { ...on(id), body: { user } })

  it('takes the place of a full event without a moment where it is free, and what was paid', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1, price_ht: 10_000 })
    const { referent, users, people } = await aTeam(2)
    const { registrations: rows, bill } = await register(referent, event, { users: [users[0]!] })
    await callAs(program, referent, payments.announcePayment, { ...on(bill!), body: { mode: 'transfer' } })
    const swapped = await substitute(referent, rows[0]!.id, users[1]!)
    expect(swapped).toMatchObject({ user: users[1], status: 'toPay' })
    await callAs(program, admin, payments.recordPayment, {
      ...on(bill!),
      body: { amount: 12_000, mode: 'transfer', paid_on: new Date().toISOString().slice(0, 10), reference: '', is_receipt_sent: true },
    })
    expect(await statusOf(people[1]!, event)).toBe('registered')
    expect(await statusOf(people[0]!, event)).toBe('cancelled')
  })

  it('is refused once the event has begun, for another company’s, and for who is registered', async () => {
    const event = await anOpenEvent(tenant)
    const [{ referent, users }, other] = [await aTeam(2), await aTeam(1)]
    const { registrations: rows } = await register(referent, event, { users })
    await expect(substitute(referent, rows[0]!.id, users[1]!)).rejects.toMatchObject({ status: 409, code: 'alreadyRegistered' })
    await expect(substitute(referent, rows[0]!.id, other.users[0]!)).rejects.toMatchObject({ status: 404 })
    await expect(substitute(other.referent, rows[0]!.id, other.users[0]!)).rejects.toMatchObject({ status: 403 })
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ start_date: new Date(Date.now() - 60_000) })
        .where('id', '=', event)
        .execute(),
    )
    const third = await tenant.aPerson()
    await expect(substitute(admin, rows[0]!.id, third.id)).rejects.toMatchObject({ status: 409, code: 'begunForSubstitution' })
  })
})
