import { attendanceContract } from '@kxo/domain/attendance/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLedSession, aPartnerOf } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const aDay = (start = -60) => aLedSession(tenant, [{ start_at: from(start), end_at: from(start + 120) }])
const on = (event: { id: number }) => ({ client: tenant.name, id: event.id })
const add = (who: Persona, event: { id: number }, mail = `ines-${event.id}@exemple.test`) =>
  callAs(program, who, attendanceContract.addUnexpected, {
    params: on(event),
    body: { first_name: 'Inès', last_name: 'Faure', mail },
  })
const sheetOf = (who: Persona, event: { id: number }) => callAs(program, who, attendanceContract.sheet, { params: on(event) })
const named = (mail: string) => tenant.inTenant((db) => db.selectFrom('users').select('id').where('mail', '=', mail).execute())

test('FOR-31 the trainer of the day adds somebody nobody expected, known or not, once', async () => {
  const { event, trainer, learner } = await aDay()
  const known = await tenant.aPerson({ first_name: 'Tom', last_name: 'Colin' })
  expect(await sheetOf(trainer, event)).toMatchObject({ takes_unexpected: true })
  expect(await add(trainer, event)).toMatchObject({ name: 'Inès Faure', is_on_sheet: true })
  const found = await add(trainer, event, known.mail)
  expect(found).toMatchObject({ name: 'Tom Colin', is_on_sheet: true })
  expect(await add(trainer, event, known.mail)).toEqual(found)
  const learnerName = (await tenant.inTenant((db) => db.selectFrom('users').selectAll().where('id', '=', learner.id).execute()))[0]!
  expect((await sheetOf(trainer, event)).people.map(({ name }) => name)).toEqual([
    'Tom Colin',
    `${learnerName.first_name} ${learnerName.last_name}`,
    'Inès Faure',
  ])
})

test('somebody whose place is still to be approved is registered and awaited, not on the sheet', async () => {
  const { event, trainer } = await aDay()
  await tenant.inTenant((db) => db.updateTable('events').set({ needs_approval: true }).where('id', '=', event.id).execute())
  expect(await add(trainer, event)).toMatchObject({ is_on_sheet: false })
  expect((await sheetOf(trainer, event)).people).toHaveLength(1)
})

test('is refused to any other person, before the day, on a locked sheet and without a place left, nobody being added for nothing', async () => {
  const [day, elsewhere, later] = [await aDay(), await aDay(), await aDay(24 * 60)]
  const awaited = await tenant.aPartner()
  await aPartnerOf(tenant, day.event.id, awaited.id, 'inProgress')
  for (const who of [day.learner, awaited, elsewhere.trainer, await tenant.anAdmin({ is_restricted: 1 })])
    await expect(add(who, day.event)).rejects.toMatchObject({ status: 403 })
  expect(await sheetOf(later.trainer, later.event)).toMatchObject({ takes_unexpected: false })
  await expect(add(later.trainer, later.event)).rejects.toMatchObject({ status: 409, code: 'addedTooEarly' })
  await tenant.inTenant((db) =>
    db.updateTable('event_places').set({ max_participants: 1 }).where('event_id', '=', elsewhere.event.id).execute(),
  )
  await expect(add(elsewhere.trainer, elsewhere.event)).rejects.toMatchObject({ status: 409 })
  await tenant.inTenant((db) =>
    db
      .insertInto('attendance_sheets')
      .values({ event_id: day.event.id, locked_at: new Date() })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).doUpdateSet({ locked_at: new Date() }))
      .execute(),
  )
  expect(await sheetOf(day.trainer, day.event)).toMatchObject({ takes_unexpected: false })
  await expect(add(day.trainer, day.event)).rejects.toMatchObject({ code: 'sheetLocked' })
  for (const { event } of [day, elsewhere, later]) expect(await named(`ines-${event.id}@exemple.test`)).toEqual([])
})
