import { attendanceContract } from '@kxo/domain/attendance/contract'
import { billingContract } from '@kxo/domain/billing/contract'
import { onboarding } from '@kxo/domain/events/nature'
import { fillPath } from '@kxo/domain/kernel/contract'
import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let employer: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  const made = await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values({ name: 'Ville de Nantes', siret: '73282932000074', ...postalAddress })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  employer = made.id
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const start = (who: Persona, event: number) => callAs(program, who, registrationsContract.start, { ...on(event), body: { submit: true } })
const transfer = (who: Persona, id: number, mail: string) =>
  callAs(program, who, collectiveContract.transfer, { ...on(id), body: { mail, first_name: 'Léa', last_name: 'Morin' } })
const codeOf = async (registration: number) => {
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration })
  return (
    await tenant.inTenant((db) => db.selectFrom('registrations').select('code').where('id', '=', registration).executeTakeFirstOrThrow())
  ).code
}
const checkIn = (event: number, code: string) => callAs(program, admin, attendanceContract.checkIn, { ...on(event), body: { code } })

test('a place handed over in a full event has a new code, and the former one opens no door (EXT-10)', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { max_participants: 1, start_date: new Date(Date.now() + 3_600_000) })
  const own = await start(person, event)
  const former = await codeOf(own.id)
  const other = await transfer(person, own.id, 'lea.morin@essai.test')
  expect(other).toMatchObject({ status: 'registered', first_name: 'Léa' })
  const code = await codeOf(other.id)
  expect(code).not.toBe(former)
  await expect(checkIn(event, former)).rejects.toMatchObject({ status: 409 })
  expect(await checkIn(event, code)).toMatchObject({ registration: other.id })
  await expect(transfer(person, own.id, 'autre@essai.test')).rejects.toMatchObject({ status: 409 })
})

test('whoever was named to pay still is, and who comes instead is asked for nothing', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { price_ht: 10_000 })
  const { id } = await callAs(program, person, registrationsContract.start, { ...on(event), body: {} })
  const body = {
    payer: 'company',
    siret: '73282932000074',
    purchase_order: 'BC-7',
    funder: null,
    funder_number: null,
    is_subrogated: false,
  } as const
  await callAs(program, person, orderContract.sayPayer, { ...on(id), body })
  await callAs(program, person, registrationsContract.submit, { ...on(id), body: {} })
  await expect(transfer(person, id, 'trop.tot@essai.test')).rejects.toMatchObject({ code: 'notYetTransferable' })
  const bill = await tenant.inTenant((db) =>
    db.selectFrom('bills').select('id').where('registration_id', '=', id).executeTakeFirstOrThrow(),
  )
  await callAs(program, admin, billingContract.issueBill, { ...on(bill.id), body: { is_sent: false } })
  await callAs(program, admin, registrationsContract.changeStatus, { ...on(id), body: { status: 'registered', reason: 'Bon reçu' } })
  const other = await transfer(person, id, 'payee@essai.test')
  expect(other).toMatchObject({ status: 'registered', is_paid_for: true })
  const after = await tenant.inTenant(async (db) => ({
    payer: await db.selectFrom('registration_payers').selectAll().where('registration_id', '=', other.id).executeTakeFirst(),
    bills: await db.selectFrom('bills').select(['company_id', 'to_be_paid']).where('morph_id', '=', event).execute(),
    asked: await db
      .selectFrom('mails')
      .select('moment')
      .where('user_id', '=', other.user)
      .where('moment', 'in', ['pay_guest', 'remind_payment'])
      .execute(),
  }))
  expect(after.payer).toMatchObject({ company_id: employer, purchase_order: 'BC-7' })
  expect(after.bills).toEqual([{ company_id: employer, to_be_paid: 12_000 }])
  expect(after.asked).toEqual([])
})

test('is refused past the limit, where the event says so, to who may not enter, and to anybody but its person', async () => {
  const [person, stranger] = [await tenant.aPerson(), await tenant.aPerson()]
  const late = await start(person, await anOpenEvent(tenant, { self_cancel_days: 40 }))
  await expect(transfer(person, late.id, 'a@essai.test')).rejects.toMatchObject({ code: 'tooLateToTransfer' })
  const started = await start(person, await anOpenEvent(tenant, { is_transferable: false }))
  await expect(transfer(person, started.id, 'b@essai.test')).rejects.toMatchObject({ code: 'notTransferable' })
  const event = await anOpenEvent(tenant)
  const own = await start(person, event)
  await expect(transfer(stranger, own.id, 'c@essai.test')).rejects.toMatchObject({ status: 403 })
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ onboarding: onboarding.codeOf('onInvitation') })
      .where('id', '=', event)
      .execute(),
  )
  await expect(transfer(person, own.id, 'd@essai.test')).rejects.toMatchObject({ code: 'criteriaUnmet' })
  expect(await tenant.inTenant((db) => db.selectFrom('users').select('id').where('mail', '=', 'd@essai.test').execute())).toEqual([])
})

test('a calendar file is one’s own, of a place that stands, under the uids of the ticket (EXT-01)', async () => {
  const person = await tenant.aPerson()
  const event = await anOpenEvent(tenant, { title: 'Journée, entière' })
  const { id } = await start(person, event)
  const calendar = (who: Persona) =>
    program.app.inject({
      url: `/api${fillPath(attendanceContract.calendar.path, on(id).params)}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
  const { headers, rawPayload } = await calendar(person)
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/calendar; charset=utf-8',
    `attachment; filename*=UTF-8''${encodeURIComponent('Journée, entière.ics')}`,
  ])
  const [entry] = readCalendar(rawPayload.toString()).within
  expect(entry?.properties.get('SUMMARY')).toBe('Journée, entière')
  expect(entry?.properties.get('UID')).toMatch(new RegExp(`^${event}-\\d+-${id}@`))
  expect((await calendar(await tenant.aPerson())).statusCode).toBe(404)
  await callAs(program, admin, registrationsContract.cancel, { ...on(id), body: { reason: '' } })
  expect((await calendar(person)).statusCode).toBe(404)
})
