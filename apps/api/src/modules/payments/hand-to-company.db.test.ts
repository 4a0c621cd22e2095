import { paymentsContract as payments } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let company: number
let referent: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  company = await aCompany()
  referent = await tenant.aReferent(company)
})
beforeEach(async () => {
  event = await anOpenEvent(tenant, { price_ht: 10_000 })
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const aCompany = async () =>
  (
    await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values({ name: 'Atelier Roy', siret: null, ...postalAddress })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id
async function aLearner(fields: { company_id?: number } = { company_id: company }) {
  const person = await tenant.aPerson(fields)
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: { submit: true } })
  return { person, id }
}
const due = (who: Persona) => callAs(program, who, payments.eventPayment, on(event))
const hand = (who: Persona) => callAs(program, who, payments.handToCompany, on(event))
const written = (subject: number) =>
  tenant.inTenant(async (db) => {
    const bills = await db
      .selectFrom('bills')
      .select(['id', 'company_id', 'user_id', 'status'])
      .where('registration_id', '=', subject)
      .execute()
    const mails = await db.selectFrom('mails').select('user_id').where('moment', '=', 'ask_company').where('event_id', '=', event).execute()
    const traces = await db
      .selectFrom('traces')
      .select('subject_id')
      .where('action', '=', 'hand_to_company')
      .where('event_id', '=', event)
      .execute()
    return { bills, asked: mails.map(({ user_id }) => user_id), traces: traces.map(({ subject_id }) => subject_id) }
  })

describe('a person hands what they owe to their company', () => {
  it('which is billed and asked once, however many times they ask at once', async () => {
    const { person, id } = await aLearner()
    const before = await due(person)
    expect(before).toMatchObject({ company_offer: { name: 'Atelier Roy', obstacle: null }, payer_company: null, is_paid_for: false })
    const [one, other] = await Promise.all([hand(person), hand(person)])
    for (const summary of [one, other])
      expect(summary).toMatchObject({
        bill: before.bill,
        payer: 'Atelier Roy',
        is_paid_for: true,
        company_offer: null,
        hold_expires_at: null,
      })
    const { bills, asked, traces } = await written(id)
    expect(bills).toEqual([{ id: before.bill, company_id: company, user_id: person.id, status: 1 }])
    expect(asked).toEqual([referent.id])
    expect(traces).toEqual([before.bill])
    expect(await callAs(program, person, registrations.get, on(id))).toMatchObject({
      status: 'toPay',
      is_paid_for: true,
      payer: { payer: 'company', is_own_company: true, company_name: 'Atelier Roy' },
    })
  })

  it('whose referent then finds it to pay, tax included', async () => {
    const { person } = await aLearner()
    await hand(person)
    const group = await callAs(program, referent, payments.groupPayment, { ...on(event), query: { users: [person.id] } })
    expect(group.bills).toMatchObject([{ payer: 'Atelier Roy', now: 12_000, is_paid_for: false }])
    const { bill, now } = group.bills[0]!
    expect(await callAs(program, referent, payments.openCheckout, { ...on(bill!), body: { amount: now } })).toMatchObject({
      amount: 12_000,
    })
  })

  it('and the attempt and the schedule they had begun alone go with it', async () => {
    await tenant.inTenant((db) =>
      db.updateTable('events').set({ downpayment_rate: 30, downpayment_delay: 10 }).where('id', '=', event).execute(),
    )
    const { person, id } = await aLearner()
    const { bill, now } = await due(person)
    expect(now).toBe(3_600)
    const { checkout } = await callAs(program, person, payments.openCheckout, { ...on(bill!), body: { amount: now } })
    await hand(person)
    expect(await callAs(program, person, payments.checkout, { params: { client: tenant.name, checkout } })).toMatchObject({
      status: 'abandoned',
    })
    const left = await tenant.inTenant(async (db) => ({
      instalments: await db.selectFrom('instalments').select('id').where('registration_id', '=', id).execute(),
      bill: await db.selectFrom('bills').select(['amount', 'is_deposit']).where('id', '=', bill).executeTakeFirst(),
    }))
    expect(left).toEqual({ instalments: [], bill: { amount: 12_000, is_deposit: false } })
  })

  it('unless it is issued to them, or nobody would pay there', async () => {
    const { person, id } = await aLearner()
    const { bill } = await due(person)
    await callAs(program, person, payments.announcePayment, { ...on(bill!), body: { mode: 'cheque' } })
    expect((await due(person)).company_offer).toEqual({ name: 'Atelier Roy', obstacle: 'billIssued' })
    await expect(hand(person)).rejects.toMatchObject({ status: 409, code: 'billIssued' })
    expect((await written(id)).bills).toMatchObject([{ company_id: null }])

    const alone = await aLearner({ company_id: await aCompany() })
    await expect(hand(alone.person)).rejects.toMatchObject({ status: 409, code: 'nobodyToPay' })
  })

  it('and only to a company of theirs', async () => {
    const { person } = await aLearner({})
    expect((await due(person)).company_offer).toBeNull()
    await expect(hand(person)).rejects.toMatchObject({ status: 403 })
  })
})
