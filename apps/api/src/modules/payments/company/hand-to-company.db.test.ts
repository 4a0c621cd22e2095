import { paymentsContract as payments } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

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

  it('unless nobody would pay there', async () => {
    const alone = await aLearner({ company_id: await aCompany() })
    await expect(hand(alone.person)).rejects.toMatchObject({ status: 409, code: 'nobodyToPay' })
  })

  it('and only to a company of theirs', async () => {
    const { person } = await aLearner({})
    expect((await due(person)).company_offer).toBeNull()
    await expect(hand(person)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a bill issued to a person is taken over by their company', () => {
  const answer = (who: Persona, bill: number, accepts: boolean, reason = accepts ? undefined : 'Formation hors du plan de l’année.') =>
    callAs(program, who, payments.answerTakeover, { ...on(bill), body: { accepts, reason } })
  const groupOf = (who: Persona, person: Persona) =>
    callAs(program, who, payments.groupPayment, { ...on(event), query: { users: [person.id] } })
  const billsOf = (subject: number) =>
    tenant.inTenant((db) =>
      db
        .selectFrom('bills')
        .select(['id', 'category', 'company_id', 'status', 'number', 'amount', 'to_be_paid', 'corrects_bill_id'])
        .where('registration_id', '=', subject)
        .orderBy('id')
        .execute(),
    )
  async function anIssuedBill() {
    const { person, id } = await aLearner()
    const { bill } = await due(person)
    await callAs(program, person, payments.announcePayment, { ...on(bill!), body: { mode: 'cheque' } })
    return { person, id, bill: bill! }
  }

  it('once the referent agrees: credited whole, and made out again to the company', async () => {
    const { person, id, bill } = await anIssuedBill()
    expect((await due(person)).company_offer).toMatchObject({ obstacle: null, is_issued: true, is_requested: false })
    for (const summary of await Promise.all([hand(person), hand(person)])) expect(summary.company_offer?.is_requested).toBe(true)
    expect((await billsOf(id)).map(({ status, company_id }) => [status, company_id])).toEqual([[4, null]])
    expect((await written(id)).asked).toEqual([referent.id])

    const { takeovers, bills } = await groupOf(referent, person)
    expect(bills).toEqual([])
    expect(takeovers).toMatchObject([{ bill, company_name: 'Atelier Roy', amount: 12_000 }])
    const accepted = await answer(referent, bill, true)
    const [former, note, next, ...others] = await billsOf(id)
    expect(others).toEqual([])
    expect(former).toMatchObject({ id: bill, status: 8, to_be_paid: 0, company_id: null })
    expect(note).toMatchObject({ category: 2, corrects_bill_id: bill, amount: 12_000, to_be_paid: 0 })
    expect(next).toMatchObject({ id: accepted.bill, category: 1, company_id: company, status: 4, amount: 12_000, to_be_paid: 12_000 })
    const numberOf = (number: string | null | undefined) => Number(number?.slice(-6))
    expect(numberOf(next?.number)).toBe(numberOf(former?.number) + 1)
    expect(await due(person)).toMatchObject({ bill: accepted.bill, is_paid_for: true, company_offer: null })
    expect((await groupOf(referent, person)).bills).toMatchObject([{ bill: accepted.bill, payer: 'Atelier Roy' }])
    await expect(answer(referent, bill, true)).rejects.toMatchObject({ status: 409, code: 'takeoverOver' })
  })

  it('or stays theirs when it refuses, with the reason in a mail, and may be asked again', async () => {
    const { person, id, bill } = await anIssuedBill()
    await hand(person)
    await expect(callAs(program, referent, payments.answerTakeover, { ...on(bill), body: { accepts: false } })).rejects.toMatchObject({
      status: 422,
      code: 'takeoverReason',
    })
    expect(await answer(referent, bill, false)).toEqual({ bill: null })
    const [{ status, number } = { status: 0, number: '' }, ...others] = await billsOf(id)
    expect([status, others]).toEqual([4, []])
    const letters = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['user_id', 'body_text'])
        .where('moment', '=', 'takeover_refused')
        .where('event_id', '=', event)
        .execute(),
    )
    expect(letters).toMatchObject([{ user_id: person.id }])
    for (const said of [
      'Atelier Roy ne paiera pas',
      number ?? '',
      '120,00',
      'Motif\u00A0: Formation hors du plan de l’année.',
      '/lien-sms/',
    ])
      expect(letters[0]?.body_text.replaceAll('\u202F', '\u00A0')).toContain(said)
    expect((await due(person)).company_offer).toMatchObject({ is_issued: true, is_requested: false })
    expect((await hand(person)).company_offer).toMatchObject({ is_requested: true })
  })

  it('never unasked, by a stranger, or once something was paid: no number is taken', async () => {
    const { person, id, bill } = await anIssuedBill()
    await expect(answer(referent, bill, true)).rejects.toMatchObject({ status: 409, code: 'takeoverOver' })
    await hand(person)
    const stranger = await tenant.aReferent(await aCompany())
    await expect(answer(stranger, bill, true)).rejects.toMatchObject({ status: 404 })
    await expect(answer(person, bill, true)).rejects.toMatchObject({ status: 404 })
    const admin = await tenant.anAdmin()
    const [{ number } = { number: null }] = await billsOf(id)
    await callAs(program, admin, payments.recordPayment, {
      ...on(bill),
      body: { amount: 100, mode: 'cheque', paid_on: '2026-01-02', reference: number ?? '', is_receipt_sent: false },
    })
    await expect(answer(referent, bill, true)).rejects.toMatchObject({ status: 409, code: 'partPaid' })
    expect((await billsOf(id)).map(({ status }) => status)).toEqual([4])
  })
})
