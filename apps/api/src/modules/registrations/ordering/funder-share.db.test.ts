import { billingContract } from '@kxo/domain/billing/contract'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { fundingContract } from '@kxo/domain/registrations/funding/funding-contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

const siret = '73282932000074'
let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values({ name: 'Ville de Nantes', siret, ...postalAddress })
      .execute(),
  )
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
async function funded(payer: { siret: string | null }) {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 99_999, is_training: true })
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: {} })
  const body = { ...payer, payer: 'funder', funder: 'Atlas', funder_number: 'D-12', is_subrogated: true, purchase_order: null } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrations.submit, { ...on(id), body: {} })
  return { person, event, id }
}
const agree = (id: number, agreed_ht: number | null, manual_status: 'agreed' | 'rejected' = 'agreed') =>
  callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status, agreed_ht } })
const billsOf = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('bills')
      .leftJoin('companies', (join) => join.onRef('companies.id', '=', 'bills.company_id'))
      .select(['bills.id', 'companies.name', 'amount_ht', 'amount', 'rounding', 'is_funder_share', 'bills.purchase_order'])
      .where('registration_id', '=', id)
      .where('bills.status', '<>', 9)
      .orderBy('is_funder_share', 'desc')
      .execute(),
  )

test('what a funder agreed to is billed to it, the rest to the employer, to the cent (FOR-51)', async () => {
  const { event, id } = await funded({ siret })
  expect(await billsOf(id)).toMatchObject([{ name: 'Atlas', amount_ht: 99_999, is_funder_share: false }])
  await agree(id, 66_667)
  const [share, rest] = await billsOf(id)
  expect(share).toMatchObject({ name: 'Atlas', amount_ht: 66_667, is_funder_share: true, purchase_order: 'D-12' })
  expect(rest).toMatchObject({ name: 'Ville de Nantes', amount_ht: 33_332, is_funder_share: false })
  expect((share?.amount ?? 0) + (rest?.amount ?? 0) + (rest?.rounding ?? 0)).toBe(99_999 + 20_000)
  const board = await callAs(program, admin, fundingContract.board, on(event))
  expect(board).toMatchObject([{ id, manual_status: 'agreed', funder: 'Atlas', agreed_ht: 66_667 }])
  expect(board[0]?.bills.map(({ recipient, is_unaddressed }) => [recipient, is_unaddressed])).toContainEqual(['Atlas', true])
  await agree(id, 50_000)
  expect((await billsOf(id)).map(({ amount_ht }) => amount_ht)).toEqual([50_000, 49_999])
  await agree(id, null, 'rejected')
  expect(await billsOf(id)).toMatchObject([{ name: 'Ville de Nantes', amount_ht: 99_999, is_funder_share: false }])
})

test('without an employer the person pays the rest, and is asked to', async () => {
  const { person, id } = await funded({ siret: null })
  await agree(id, 60_000)
  expect(await billsOf(id)).toMatchObject([
    { name: 'Atlas', amount_ht: 60_000 },
    { name: null, amount_ht: 39_999 },
  ])
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('moment').where('user_id', '=', person.id).where('moment', '=', 'pay_guest').execute(),
  )
  expect(mails).toHaveLength(1)
})

test('a draft changed by hand stays the part of its funder, and says so', async () => {
  const { event, id } = await funded({ siret })
  await agree(id, 60_000)
  const [share] = await tenant.inTenant((db) =>
    db.selectFrom('bills').selectAll().where('registration_id', '=', id).where('is_funder_share', '=', true).execute(),
  )
  const line = { name: 'Prise en charge', description: '', quantity: 10_000, unit_price: 600_000_000, vat: 2000 }
  const none = { discount: 0, discount_type: 'percent' } as const
  const body = { event, company: share!.company_id!, ...none, prices_include_tax: false, lines: [{ ...line, ...none }] }
  await callAs(program, admin, billingContract.changeDraft, { ...on(share!.id), body })
  const changed = await tenant.inTenant((db) =>
    db.selectFrom('bills').select(['is_funder_share', 'note', 'amount_ht']).where('id', '=', share!.id).executeTakeFirst(),
  )
  expect(changed).toEqual({ is_funder_share: true, note: share!.note, amount_ht: 60_000 })
  expect(share!.note).toContain('Atlas')
})

test('a bill nobody would receive says so instead of being sent to nobody', async () => {
  const { id } = await funded({ siret })
  await agree(id, 60_000)
  const [share] = await billsOf(id)
  await tenant.inTenant((db) =>
    db
      .updateTable('companies')
      .set({ ...postalAddress, siret: '85151255800012' })
      .where('name', '=', 'Atlas')
      .execute(),
  )
  const issue = (is_sent: boolean) => callAs(program, admin, billingContract.issueBill, { ...on(share?.id ?? 0), body: { is_sent } })
  await expect(issue(true)).rejects.toMatchObject({ status: 409, code: 'nobodyToSendTo' })
  expect(await issue(false)).toMatchObject({ recipient: 'Atlas' })
})

test('a rest paid in parts is invoiced to the cent beside what the funder pays (FOR-12, FOR-51, INV-48)', async () => {
  const { person, event, id } = await funded({ siret: null })
  await agree(id, 66_667)
  const { plan } = await callAs(program, person, paymentsContract.acceptPlan, on(event))
  expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(119_999 - 80_000)
  await tenant.inTenant((db) => db.updateTable('instalments').set({ due_on: '2020-01-01' }).where('registration_id', '=', id).execute())
  await runJobNow(program, tenant.id, 'invoice-instalments', {})
  const bills = await tenant.inTenant((db) =>
    db.selectFrom('bills').select(['to_be_paid', 'is_funder_share']).where('registration_id', '=', id).where('status', '<>', 9).execute(),
  )
  expect(bills.length).toBe(plan.length + 1)
  expect(bills.filter((bill) => !bill.is_funder_share).reduce((sum, { to_be_paid }) => sum + to_be_paid, 0)).toBe(39_999)
})

test('an agreement that does not cover the dates is said on the board, as long as it does not (FOR-50)', async () => {
  const { event, id } = await funded({ siret })
  const day = (after: number) => addDays(dayInZone(new Date(), defaultZone), after)
  const instant = (after: number) => new Date(`${day(after)}T10:00:00Z`)
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ start_date: instant(30), end_date: instant(32) })
      .where('id', '=', event)
      .execute(),
  )
  const follow = (agreed_from: string | null, agreed_until: string | null) =>
    callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_from, agreed_until } })
  const lack = async () => (await callAs(program, admin, fundingContract.board, on(event)))[0]?.lack
  await follow(day(30), day(32))
  expect(await lack()).toBeNull()
  await follow(day(31), day(60))
  expect(await lack()).toBe('startsLate')
  await follow(null, day(31))
  expect(await lack()).toBe('endsEarly')
  await expect(follow(day(32), day(31))).rejects.toMatchObject({ status: 422 })
  // The end agreed before still counts against a start that comes alone.
  await expect(
    callAs(program, admin, registrations.followFunding, { ...on(id), body: { manual_status: 'agreed', agreed_from: day(32) } }),
  ).rejects.toMatchObject({ status: 422 })
  await agree(id, 50_000)
  expect(await callAs(program, admin, fundingContract.board, on(event))).toMatchObject([{ agreed_until: day(31), lack: 'endsEarly' }])
})

test('a body that does not fund training on the day cannot be named as the payer (FOR-50)', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000, is_training: true })
  const { id } = await callAs(program, person, registrations.start, { ...on(event), body: {} })
  const say = () =>
    callAs(program, person, orderContract.sayPayer, {
      ...on(id),
      body: { payer: 'funder', funder: 'Atlas', funder_number: null, siret: null, is_subrogated: true, purchase_order: null },
    })
  // None of the list has ended yet; the skills operators were not agreed before April 2019.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2019-03-31T10:00:00Z') })
  try {
    await expect(say()).rejects.toMatchObject({ status: 409, code: 'funderOver' })
  } finally {
    vi.useRealTimers()
  }
  expect(await say()).toMatchObject({ funder: 'Atlas' })
})
