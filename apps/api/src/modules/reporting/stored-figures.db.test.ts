import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSignature } from '../../testing/a-signature.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
})

const refresh = () => runJobNow(program, tenant.id, 'refresh-figures', {})
const check = () => runJobNow(program, tenant.id, 'check-figures', {})
const storedFigures = () =>
  tenant.inTenant(async (db) => {
    const { rows } = await sql<{ told: string }>`select concat_ws(' ', source, kind, month, n, round(amount)) as told from figure_months
      where n <> 0 or amount <> 0 order by source, month, kind`.execute(db)
    return rows.map(({ told }) => told)
  })

/** A training whose first half-day is over and whose second is to come; two people registered, one of them signed. */
async function aLivelyTraining(): Promise<{ event: number; registrations: number[] }> {
  const people = [await tenant.aPerson(), await tenant.aPerson()]
  return tenant.inTenant(async (db) => {
    await sql`update users set created_at = '2026-01-05'`.execute(db)
    const { id: event } = await db
      .insertInto('events')
      .values({ nature: 1, title: 'Formation', url: 'f', is_training: true, is_active: true, start_date: '2026-03-10T08:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: event }).execute()
    const [past] = await db
      .insertInto('slots')
      .values([
        { event_id: event, start_at: '2026-03-10T08:00:00Z', end_at: '2026-03-10T11:00:00Z' },
        { event_id: event, start_at: '2099-03-10T08:00:00Z', end_at: '2099-03-10T11:00:00Z' },
      ])
      .returning('id')
      .execute()
    const registrations = await db
      .insertInto('registrations')
      .values(people.map(({ id }) => ({ event_id: event, user_id: id, status: 5, code: `c${id}`, created_at: '2026-02-28T23:30:00Z' })))
      .returning('id')
      .execute()
    await aSignature(db, { event_id: event, slot_id: past!.id, registration_id: registrations[0]!.id })
    return { event, registrations: registrations.map(({ id }) => id) }
  })
}

test('sums follow what happens, and agree with the facts', async () => {
  const { event, registrations } = await aLivelyTraining()
  await refresh()
  expect(await storedFigures()).toEqual([
    'attendance 0 -infinity 2 180',
    'attendance 0 2026-03-01 2 180',
    'events 1 2026-03-01 1 0',
    'people 0 2026-01-01 2 0',
    'registrations 5 2026-03-01 2 0',
    'slots_unsigned 0 2026-03-01 1 0',
    'training_time 0 -infinity 1 180',
    'training_time 0 2026-03-01 1 180',
  ])
  await tenant.inTenant(async (db) => {
    await db.updateTable('registrations').set({ status: 9 }).where('id', '=', registrations[1]!).execute()
    await db.updateTable('events').set({ start_date: '2026-04-30T22:30:00Z' }).where('id', '=', event).execute()
    await sql`update users set is_adherent = true`.execute(db)
  })
  await refresh()
  expect(await storedFigures()).toEqual([
    'attendance 0 -infinity 1 180',
    'attendance 0 2026-03-01 1 180',
    'events 1 2026-05-01 1 0',
    'people 1 2026-01-01 2 0',
    'registrations 5 2026-03-01 1 0',
    'registrations 9 2026-03-01 1 0',
    'training_time 0 -infinity 1 180',
    'training_time 0 2026-03-01 1 180',
  ])
  await check()
})

test('hours follow the lateness, what was spent outside and the rounding of the sheet, whichever changes', async () => {
  const { event, registrations } = await aLivelyTraining()
  const hours = async () => {
    await refresh()
    await check()
    return (await storedFigures()).filter((line) => /^(attendance|training_time) 0 2026/.test(line))
  }
  const slot = await tenant.inTenant(
    async (db) =>
      (await db.selectFrom('slots').select('id').where('event_id', '=', event).orderBy('start_at').executeTakeFirstOrThrow()).id,
  )
  const [signed, seen] = registrations
  await tenant.inTenant((db) =>
    db
      .insertInto('presences')
      .values([
        { slot_id: slot, registration_id: signed!, state: 2, minutes_late: 20, minutes_away: 7, source: 'signature' },
        { slot_id: slot, registration_id: seen!, state: 1, source: 'checkin' },
      ])
      .execute(),
  )
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 153', 'training_time 0 2026-03-01 1 153'])
  const settings = { event_id: event, means: [1], open_minutes: 15, close_hours: 24, rounding: 30 }
  await tenant.inTenant((db) => db.insertInto('attendance_settings').values(settings).execute())
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 150', 'training_time 0 2026-03-01 1 150'])
  await tenant.inTenant((db) => db.updateTable('attendance_settings').set({ rounding: 60 }).where('event_id', '=', event).execute())
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 120', 'training_time 0 2026-03-01 1 120'])
  // Nothing has to be proved of what is no training: whoever was seen was there.
  await tenant.inTenant((db) => db.updateTable('events').set({ is_training: false }).where('id', '=', event).execute())
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 300'])
})

test('half-days of activities count for everybody where they are required, for who chose them elsewhere', async () => {
  const { event, registrations } = await aLivelyTraining()
  const [signed, seen] = registrations as [number, number]
  const hours = async () => {
    await refresh()
    await check()
    return (await storedFigures()).filter((line) => /^(attendance|training_time|slots_unsigned) 0 2026/.test(line))
  }
  await hours()
  const activity = async (enrolment: number) =>
    tenant.inTenant(async (db) => {
      const { id } = await db
        .insertInto('events')
        .values({
          nature: 2,
          title: `Atelier ${enrolment}`,
          url: `a${enrolment}`,
          is_training: true,
          is_active: true,
          parent_id: event,
          enrolment,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_places').values({ event_id: id }).execute()
      const slot = await db
        .insertInto('slots')
        .values({ event_id: id, start_at: '2026-03-10T13:00:00Z', end_at: '2026-03-10T15:00:00Z' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, slot: slot.id }
    })
  const required = await activity(1)
  await tenant.inTenant((db) => aSignature(db, { event_id: required.id, slot_id: required.slot, registration_id: signed }))
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 300', 'slots_unsigned 0 2026-03-01 2 0', 'training_time 0 2026-03-01 1 300'])
  const chosen = await activity(2)
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 300', 'slots_unsigned 0 2026-03-01 2 0', 'training_time 0 2026-03-01 1 300'])
  await tenant.inTenant(async (db) => {
    await db.insertInto('registration_activities').values({ registration_id: seen, activity_id: chosen.id }).execute()
    await aSignature(db, { event_id: chosen.id, slot_id: chosen.slot, registration_id: seen })
  })
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 420', 'slots_unsigned 0 2026-03-01 2 0', 'training_time 0 2026-03-01 2 420'])
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: new Date() }).where('id', '=', required.id).execute())
  expect(await hours()).toEqual(['attendance 0 2026-03-01 2 300', 'slots_unsigned 0 2026-03-01 1 0', 'training_time 0 2026-03-01 2 420'])
})

test('an event counts from its publication, and no more once it is a draft again', async () => {
  const { event } = await aLivelyTraining()
  const publish = async (is_active: boolean) => {
    await tenant.inTenant((db) => db.updateTable('events').set({ is_active }).where('id', '=', event).execute())
    await refresh()
    await check()
    return (await storedFigures()).filter((line) => line.startsWith('events'))
  }
  expect(await publish(false)).toEqual([])
  expect(await publish(true)).toEqual(['events 1 2026-03-01 1 0'])
})

test('a tenant that moves to another zone is counted again on its own clock', async () => {
  await aLivelyTraining()
  await refresh()
  await tenant.inTenant((db) =>
    db
      .updateTable('tenants')
      .set({ params: JSON.stringify({ time_zone: 'America/Martinique' }) })
      .execute(),
  )
  await refresh()
  expect(await storedFigures()).toContain('registrations 5 2026-02-01 2 0')
  expect(await storedFigures()).not.toContain('registrations 5 2026-03-01 2 0')
  await check()
})

test('what was written without its triggers is told by the nightly check, which mends it', async () => {
  const { event } = await aLivelyTraining()
  await refresh()
  const facts = await storedFigures()
  await tenant.inTenant(async (db) => {
    await sql`update figure_months set n = n + 3 where source = 'registrations'`.execute(db)
    await sql`update event_figures set n = 7 where source = 'slots_unsigned' and event_id = ${event}`.execute(db)
    await sql`update figure_months set n = 7 where source = 'slots_unsigned'`.execute(db)
    await sql`update users set company_label = 'Personne'`.execute(db)
  })
  await expect(check()).rejects.toThrow('{"figures":1,"labels":2,"events":1}')
  await refresh()
  expect(await storedFigures()).toEqual(facts)
  await check()
})

test('a status counts where a half-day is over, of the event or of its activity, and a month changed moves its sum', async () => {
  const { event, registrations } = await aLivelyTraining()
  const person = await tenant.aPerson()
  const later = await tenant.inTenant(async (db) => {
    const ahead = await db
      .insertInto('events')
      .values({ nature: 1, title: 'À venir', url: 'ahead', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: ahead.id }).execute()
    await db.insertInto('slots').values({ event_id: ahead.id, start_at: '2099-03-10T08:00:00Z', end_at: '2099-03-10T11:00:00Z' }).execute()
    return db
      .insertInto('registrations')
      .values({ event_id: ahead.id, user_id: person.id, status: 5, code: 'ahead' })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  await refresh()
  const marks = () =>
    tenant.inTenant((db) => db.selectFrom('event_marks').select('event_id').where('due_at', '<=', sql<Date>`now()`).execute())
  const to = (id: number, change: { status?: number; created_at?: string }) =>
    tenant.inTenant((db) => db.updateTable('registrations').set(change).where('id', '=', id).execute())
  await to(later.id, { status: 6 })
  expect(await marks()).toEqual([])
  await to(registrations[0]!, { status: 6 })
  expect(await marks()).toEqual([{ event_id: event }])
  await to(registrations[1]!, { created_at: '2026-05-10T10:00:00Z' })
  await refresh()
  expect((await storedFigures()).filter((line) => line.startsWith('registrations') && line.includes('2026'))).toEqual(
    expect.arrayContaining(['registrations 6 2026-03-01 1 0', 'registrations 5 2026-05-01 1 0']),
  )
  await check()
})
