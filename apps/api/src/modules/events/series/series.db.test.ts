import type { CopyPart } from '@kxo/domain/events/acts/copy-parts'
import { eventsContract } from '@kxo/domain/events/contract'
import type { SeriesScope } from '@kxo/domain/events/series/scope'
import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPartnerOf, aRegistration } from '../../../testing/a-session.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const zone = 'Europe/Paris'
const on = (id: number) => ({ params: { client: tenant.name, id } })
const record = (id: number) => callAs(program, admin, eventsContract.record, on(id))
const slotsOf = (id: number) => callAs(program, admin, eventsContract.slots, on(id))
const series = (id: number) => callAs(program, admin, eventsContract.series, on(id))
const daysOf = async (id: number) =>
  (await series(id)).dates.map(
    ({ start_date, is_cancelled }) => `${start_date && dayInZone(start_date, zone)}${is_cancelled ? ' cancelled' : ''}`,
  )

type SeriesRequest = { rule: string; excluded_days?: string[]; parts?: CopyPart[]; publishes?: boolean; one_date?: boolean }
const repeat = async (id: number, request: SeriesRequest) =>
  callAs(program, admin, eventsContract.repeat, {
    ...on(id),
    body: {
      version: (await record(id)).version,
      excluded_days: [],
      parts: ['page', 'registration', 'slots', 'activities'],
      publishes: false,
      ...request,
    },
  })

/** A training and the day it begins, to be repeated every week. */
async function aWeekly(inDays: number) {
  const { id } = await aTraining(tenant, admin.id, { inDays })
  const { start_date } = await record(id)
  const first = dayInZone(start_date as Date, zone)
  const weeks = (...numbers: number[]) => numbers.map((week) => addDays(first, 7 * week))
  const code = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(first).getUTCDay()]
  return { id, first, weeks, rule: (count: number) => `FREQ=WEEKLY;BYDAY=${code};COUNT=${count}` }
}

/** A room that holds every half-day of an event. */
async function inARoom(id: number): Promise<void> {
  await tenant.inTenant(async (db) => {
    const place = await db
      .insertInto('locations')
      .values({ name: `Lieu ${id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const room = await db
      .insertInto('rooms')
      .values({ location_id: place.id, name: `Salle ${id}`, capacity: 12 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('slots').set({ room_id: room.id }).where('event_id', '=', id).execute()
  })
}

test('an event is repeated at the same hours, without the days left out, each date an event of its own', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  await callAs(program, admin, eventsContract.addActivity, {
    ...on(id),
    body: { title: 'Atelier', enrolment: 'optional', choice_group: 'A', max_participants: 5, is_online: false },
  })
  const made = await repeat(id, { rule: rule(6), excluded_days: weeks(2) })
  expect(made.excluded_days).toEqual(weeks(2))
  expect(made.dates).toHaveLength(5)
  expect(await daysOf(id)).toEqual(weeks(0, 1, 3, 4, 5))
  for (const { id: date } of [made.dates[1]!, made.dates[4]!]) {
    const slots = await slotsOf(date)
    expect(slots.map(({ start_at, end_at }) => [timeInZone(start_at, zone), timeInZone(end_at, zone)])).toEqual([
      ['09:00', '12:30'],
      ['14:00', '17:30'],
    ])
    const activities = await callAs(program, admin, eventsContract.activities, on(date))
    expect(activities).toMatchObject([{ title: 'Atelier', enrolment: 'optional', choice_group: 'A', max_participants: 5, taken: 0 }])
    expect(await record(date)).toMatchObject({ is_active: false, series_id: made.id })
  }
  await expect(repeat(id, { rule: rule(3) })).rejects.toMatchObject({ status: 409, code: 'alreadyInSeries' })
})

test('a series goes on by its own rule: the dates that follow, without those left out, up to two hundred in all', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  await repeat(id, { rule: rule(3) })
  const extend = async (more: number, excluded_days: string[] = []) =>
    callAs(program, admin, eventsContract.extendSeries, {
      ...on(id),
      body: { version: (await record(id)).version, more, excluded_days, parts: ['page', 'registration', 'slots'], publishes: false },
    })
  const preview = (more: number) =>
    callAs(program, admin, eventsContract.previewExtension, { ...on(id), query: { more, rooms: false, partners: false } })
  expect((await preview(2)).dates.map(({ day }) => day)).toEqual(weeks(3, 4))
  const longer = await extend(3, weeks(4))
  expect([longer.rule, longer.excluded_days]).toEqual([rule(6), weeks(4)])
  expect(await daysOf(id)).toEqual(weeks(0, 1, 2, 3, 5))
  // What is added next follows what the rule gave, left out or not.
  expect((await preview(1)).dates.map(({ day }) => day)).toEqual(weeks(6))
  await expect(extend(195)).rejects.toMatchObject({ status: 422, code: 'tooManyDates' })
  const alone = await aTraining(tenant, admin.id, { inDays: 100 })
  const request = { params: { client: tenant.name, id: alone.id }, query: { more: 1, rooms: false, partners: false } }
  await expect(callAs(program, admin, eventsContract.previewExtension, request)).rejects.toMatchObject({ status: 404 })
})

test('a series holds two hundred dates, and not one more', async () => {
  const { id, rule, weeks } = await aWeekly(100)
  expect((await repeat(id, { rule: rule(200), parts: ['slots'] })).dates).toHaveLength(200)
  expect((await daysOf(id)).at(-1)).toBe(weeks(199)[0])
  const other = await aWeekly(100)
  const preview = (until: string) =>
    callAs(program, admin, eventsContract.previewSeries, {
      ...on(other.id),
      query: { rule: `FREQ=DAILY;UNTIL=${until.replaceAll('-', '')}`, rooms: false, partners: false },
    })
  expect((await preview(addDays(other.first, 199))).dates).toHaveLength(199)
  await expect(preview(addDays(other.first, 200))).rejects.toMatchObject({ status: 422, code: 'tooManyDates' })
})

test('a rule that leaves out the day of the event is refused, and so is one that gives no other date', async () => {
  const { id, first, weeks, rule } = await aWeekly(100)
  await expect(repeat(id, { rule: `FREQ=MONTHLY;BYMONTHDAY=${(Number(first.slice(8)) % 28) + 1};COUNT=3` })).rejects.toMatchObject({
    status: 422,
    code: 'ruleMissesFirstDay',
  })
  await expect(repeat(id, { rule: rule(2), excluded_days: weeks(1) })).rejects.toMatchObject({ status: 422, code: 'noOtherDate' })
  expect((await record(id)).series_id).toBeNull()
})

test('published dates are online at once', async () => {
  const { id, rule } = await aWeekly(100)
  const { dates } = await repeat(id, { rule: rule(3), publishes: true })
  expect(dates.map(({ is_active }) => is_active)).toEqual([true, true, true])
})

test('the preview says which dates fall on a room or a partner taken; those cannot be created until left out', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  await inARoom(id)
  const trainer = await tenant.aPartner()
  await aPartnerOf(tenant, id, trainer.id)
  const room_id = (await slotsOf(id))[0]?.room_id ?? null
  const other = await aTraining(tenant, admin.id, { inDays: 107, title: 'Autre' })
  await tenant.inTenant((db) => db.updateTable('slots').set({ room_id }).where('event_id', '=', other.id).execute())
  const preview = (query: { rooms: boolean }) =>
    callAs(program, admin, eventsContract.previewSeries, { ...on(id), query: { rule: rule(3), partners: false, ...query } })
  expect((await preview({ rooms: true })).dates.map(({ day, conflict }) => [day, conflict])).toEqual([
    [weeks(1)[0], `Salle ${id}, Autre`],
    [weeks(2)[0], null],
  ])
  expect((await preview({ rooms: false })).dates.map(({ conflict }) => conflict)).toEqual([null, null])
  const parts: CopyPart[] = ['slots', 'rooms']
  await expect(repeat(id, { rule: rule(3), parts })).rejects.toMatchObject({ status: 409, code: 'roomBooked' })
  expect((await repeat(id, { rule: rule(3), parts, excluded_days: weeks(1) })).dates).toHaveLength(2)
})

test('cancelling goes for one date, for it and those after it, or for every date to come', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  const { dates } = await repeat(id, { rule: rule(6) })
  const cancel = async (date: number, scope: SeriesScope) =>
    callAs(program, admin, eventsContract.cancelEvent, {
      ...on(date),
      body: { version: (await record(date)).version, reason: 'Grève', bills: 'task', scope },
    })
  await aRegistration(tenant, dates[4]!.id, (await tenant.aPerson()).id)
  await cancel(dates[1]!.id, 'this')
  const [zero, , two, three, four, five] = weeks(0, 1, 2, 3, 4, 5)
  expect(await daysOf(id)).toEqual([zero, `${weeks(1)[0]} cancelled`, two, three, four, five])
  const impact = await callAs(program, admin, eventsContract.previewCancellation, { ...on(dates[3]!.id), query: { scope: 'following' } })
  expect(impact).toMatchObject({ dates: 3, people: 1 })
  await cancel(dates[3]!.id, 'following')
  expect((await series(id)).dates.map(({ is_cancelled }) => is_cancelled)).toEqual([false, true, false, true, true, true])
  await cancel(dates[2]!.id, 'all')
  expect((await series(id)).dates.every(({ is_cancelled }) => is_cancelled)).toBe(true)
})

test('a series moved by a week keeps its room though each date takes the place of the next; one date alone may not', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  await inARoom(id)
  const { dates } = await repeat(id, { rule: rule(3), parts: ['slots', 'rooms'] })
  const postpone = async (date: number, first_day: string, scope: SeriesScope) =>
    callAs(program, admin, eventsContract.postpone, {
      ...on(date),
      body: { version: (await record(date)).version, reason: 'Travaux', first_day, scope },
    })
  await expect(postpone(id, weeks(1)[0]!, 'this')).rejects.toMatchObject({ status: 409, code: 'moveConflicts' })
  const query = { first_day: weeks(1)[0]!, scope: 'all' as const }
  const impact = await callAs(program, admin, eventsContract.previewPostponement, { ...on(id), query })
  expect([impact.dates, impact.slots.filter(({ conflict }) => conflict !== null)]).toEqual([3, []])
  await postpone(id, weeks(1)[0]!, 'all')
  expect(await daysOf(id)).toEqual(weeks(1, 2, 3))
  await postpone(dates[1]!.id, addDays(weeks(2)[0]!, 1), 'this')
  const moved = (await series(id)).dates[1]
  expect([moved?.day, moved?.is_moved, dayInZone(moved?.start_date as Date, zone)]).toEqual([weeks(1)[0], true, addDays(weeks(2)[0]!, 1)])
})

test('the hours of a half-day change on the dates asked, each on its own day', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  const { dates } = await repeat(id, { rule: rule(4) })
  const [slot] = await slotsOf(dates[1]!.id)
  const day = weeks(1)[0]!
  await callAs(program, admin, eventsContract.changeSlot, {
    params: { client: tenant.name, id: dates[1]!.id, slot: slot!.id },
    body: {
      start_at: instantInZone(day, '10:00', zone),
      end_at: instantInZone(day, '12:00', zone),
      title: 'Ouverture',
      scope: 'following',
    },
  })
  const openings = async (date: number) => {
    const [first] = await slotsOf(date)
    return [first?.title, timeInZone(first?.start_at as Date, zone), timeInZone(first?.end_at as Date, zone)]
  }
  expect(await openings(dates[0]!.id)).toEqual(['Matin', '09:00', '12:30'])
  for (const date of [dates[1]!, dates[2]!, dates[3]!]) expect(await openings(date.id)).toEqual(['Ouverture', '10:00', '12:00'])
})

test('a date deleted is left out of the series; nothing goes when one of those asked is held, and its day is said', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  const { dates } = await repeat(id, { rule: rule(4), parts: ['slots'] })
  const remove = (date: number, scope: SeriesScope) => callAs(program, admin, eventsContract.remove, { ...on(date), query: { scope } })
  await remove(dates[1]!.id, 'this')
  expect(await series(id)).toMatchObject({ excluded_days: weeks(1) })
  await aRegistration(tenant, dates[3]!.id, (await tenant.aPerson()).id)
  await expect(remove(dates[2]!.id, 'following')).rejects.toMatchObject({ code: 'notDeletable', details: [{ field: 'registrations' }] })
  expect(await daysOf(id)).toEqual(weeks(0, 2, 3))
})

test('an activity is repeated within its event: people choose one of its dates, and one date is moved or cancelled alone', async () => {
  const { id, weeks, rule } = await aWeekly(100)
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ end_date: new Date(`${weeks(4)[0]}T17:00:00Z`) })
      .where('id', '=', id)
      .execute(),
  )
  const { id: workshop } = await callAs(program, admin, eventsContract.addActivity, {
    ...on(id),
    body: { title: 'Atelier hebdomadaire', enrolment: 'optional', choice_group: '', max_participants: 5, is_online: false },
  })
  await expect(repeat(workshop, { rule: rule(3) })).rejects.toMatchObject({ status: 409, code: 'notRepeatable' })
  const [first] = await slotsOf(id)
  const { start_at, end_at } = first!
  await callAs(program, admin, eventsContract.addSlot, { ...on(workshop), body: { start_at, end_at, title: '', room_id: null } })
  await expect(repeat(workshop, { rule: rule(9) })).rejects.toMatchObject({ status: 422, code: 'slotOutsidePeriod' })
  const made = await repeat(workshop, { rule: rule(4), excluded_days: weeks(2), parts: ['registration', 'slots'], one_date: true })
  expect(made.dates.map(({ day }) => day)).toEqual(weeks(0, 1, 3))
  const activities = () => callAs(program, admin, eventsContract.activities, on(id))
  expect(
    (await activities()).map(({ event, title, choice_group, enrolment, max_participants }) => [
      event,
      title,
      choice_group,
      enrolment,
      max_participants,
    ]),
  ).toEqual(made.dates.map(() => [id, 'Atelier hebdomadaire', 'Atelier hebdomadaire', 'optional', 5]))
  const [second, third] = [made.dates[1]!, made.dates[2]!]
  // Its half-days of the following dates go by as much; the first stays.
  const [slot] = await slotsOf(second.id)
  const hour = 3_600_000
  await callAs(program, admin, eventsContract.changeSlot, {
    params: { client: tenant.name, id: second.id, slot: slot!.id },
    body: {
      start_at: new Date(slot!.start_at.getTime() + hour),
      end_at: new Date(slot!.end_at.getTime() + hour),
      title: '',
      room_id: null,
      scope: 'following',
    },
  })
  const hours = async (date: number) => (await slotsOf(date)).map((one) => timeInZone(one.start_at, zone))
  expect([await hours(workshop), await hours(second.id), await hours(third.id)]).toEqual([['09:00'], ['10:00'], ['10:00']])
  await callAs(program, admin, eventsContract.cancelEvent, {
    ...on(second.id),
    body: { version: (await record(second.id)).version, reason: 'Grève', bills: 'task', scope: 'this' },
  })
  expect((await activities()).map(({ is_cancelled }) => is_cancelled)).toEqual([false, true, false])
})
