import { presenceState } from '@kxo/domain/attendance/presence'
import { type SigningMeans, signingMeans } from '@kxo/domain/attendance/signing-means'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { tenantsWithDueMails } from './send-due.ts'

let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  person = await tenant.aPerson({})
})

const day = 86_400_000
const long = new Date('2026-01-01T00:00:00Z')
const at = (text: string) => new Date(text)
const aPlace = (event_id: number, status: Parameters<typeof registrationStatus.codeOf>[0] = 'registered', created_at = long) =>
  tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('registrations')
      .values({ event_id, user_id: person.id, status: registrationStatus.codeOf(status), code: `c${event_id}`, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('registration_history')
      .values({ registration_id: id, to_status: registrationStatus.codeOf(status), at: created_at })
      .execute()
    return id
  })
const written = () =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'subject', 'event_id', 'created_at']).orderBy('id').execute())
const moments = async () => (await written()).map(({ moment }) => moment)
const anEvent = (start: string, overrides = {}) =>
  anOpenEvent(tenant, { start_date: at(start), end_date: new Date(at(start).getTime() + 8 * 3_600_000), ...overrides })

test('a week and a day before, at nine on the clock of the event, once, and across the change to summer time', async () => {
  // Paris goes from UTC+1 to UTC+2 on 28 March 2027.
  const event_id = await anEvent('2027-03-30T07:00:00Z')
  await aPlace(event_id)
  await sendDueAt(program, tenant.id, at('2027-03-23T07:59:00Z'))
  expect(await moments()).toEqual([])
  await sendDueAt(program, tenant.id, at('2027-03-23T08:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-03-23T08:01:00Z'))
  expect(await written()).toMatchObject([{ moment: 'remind_event_1', subject: 'Dans une semaine\u00A0: Conduire une réunion', event_id }])
  await sendDueAt(program, tenant.id, at('2027-03-29T06:59:00Z'))
  expect(await moments()).toEqual(['remind_event_1'])
  await sendDueAt(program, tenant.id, at('2027-03-29T07:00:00Z'))
  expect(await moments()).toEqual(['remind_event_1', 'remind_event_2'])
})

test('a session tomorrow moved to next week moves its reminder', async () => {
  const event_id = await anEvent('2027-05-12T07:00:00Z')
  await aPlace(event_id)
  const moved = at('2027-05-19T07:00:00Z')
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ start_date: moved, end_date: new Date(moved.getTime() + day) })
      .where('id', '=', event_id)
      .execute(),
  )
  await sendDueAt(program, tenant.id, at('2027-05-11T08:00:00Z'))
  expect(await moments()).toEqual([])
  await sendDueAt(program, tenant.id, at('2027-05-18T07:00:00Z'))
  expect(await moments()).toEqual(['remind_event_2'])
})

test('a session of tomorrow moved past the change to summer time is recalled at nine of the new clock, once', async () => {
  // Saturday morning in winter time, then the Wednesday after: clocks change on Sunday 28 March 2027.
  const event_id = await anEvent('2027-03-27T08:00:00Z')
  await aPlace(event_id)
  await sendDueAt(program, tenant.id, at('2027-03-26T07:59:00Z'))
  const moved = at('2027-03-31T07:00:00Z')
  await tenant.inTenant((db) =>
    db
      .updateTable('events')
      .set({ start_date: moved, end_date: new Date(moved.getTime() + day) })
      .where('id', '=', event_id)
      .execute(),
  )
  await sendDueAt(program, tenant.id, at('2027-03-26T08:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-03-30T06:59:00Z'))
  expect(await moments()).toEqual([])
  await sendDueAt(program, tenant.id, at('2027-03-30T07:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-03-30T08:00:00Z'))
  expect(await moments()).toEqual(['remind_event_2'])
})

test('a reminder stops with its cause: cancelled, answered, switched off, stopped by hand', async () => {
  const event_id = await anEvent('2027-05-12T07:00:00Z')
  const id = await aPlace(event_id)
  const due = at('2027-05-11T08:00:00Z')
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: long }).where('id', '=', event_id).execute())
  await sendDueAt(program, tenant.id, due)
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: null }).where('id', '=', event_id).execute())
  await tenant.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ status: registrationStatus.codeOf('cancelled') })
      .where('id', '=', id)
      .execute(),
  )
  await sendDueAt(program, tenant.id, due)
  await tenant.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ status: registrationStatus.codeOf('registered') })
      .where('id', '=', id)
      .execute(),
  )
  await tenant.inTenant((db) => db.insertInto('mail_settings').values({ moment: 'remind_event_2', is_on: false }).execute())
  await sendDueAt(program, tenant.id, due)
  await tenant.inTenant((db) => db.updateTable('mail_settings').set({ is_on: true }).execute())
  const occurrence = `${id}. start-1d 2027-05-12`.replace('.', '')
  await tenant.inTenant((db) => db.insertInto('suspended_mails').values({ moment: 'remind_event_2', occurrence }).execute())
  await sendDueAt(program, tenant.id, due)
  expect(await moments()).toEqual([])
  await tenant.inTenant((db) => db.deleteFrom('suspended_mails').execute())
  await sendDueAt(program, tenant.id, due)
  expect(await moments()).toEqual(['remind_event_2'])
})

test('who waits is asked again while they wait, at an hour people read, and not for what was due before they came', async () => {
  const event_id = await anEvent('2027-06-30T07:00:00Z')
  await aPlace(event_id, 'toPay', at('2027-06-07T21:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-06-09T21:30:00Z'))
  expect(await moments()).toEqual([])
  await sendDueAt(program, tenant.id, at('2027-06-10T05:30:00Z'))
  expect(await moments()).toEqual(['remind_payment'])
  const late = await anEvent('2027-06-12T07:00:00Z', { url: 'tard' })
  await aPlace(late, 'registered', at('2027-06-11T09:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-06-11T10:00:00Z'))
  expect(await moments()).toEqual(['remind_payment'])
})

test('what could not leave for more than a day no longer leaves', async () => {
  await aPlace(await anEvent('2027-05-12T07:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-05-12T07:00:01Z'))
  expect(await moments()).toEqual([])
})

test('a delay of the tenant’s own replaces the catalogue’s, and its tenant is looked at', async () => {
  await aPlace(await anEvent('2027-05-12T07:00:00Z'))
  const timing = JSON.stringify([{ anchor: 'start', days: -2, at: '10:00' }])
  await tenant.inTenant((db) => db.insertInto('mail_settings').values({ moment: 'remind_event_2', timing }).execute())
  await sendDueAt(program, tenant.id, at('2027-05-10T08:00:00Z'))
  expect(await moments()).toEqual(['remind_event_2'])
})

const woken = (now: Date) => acrossTenants(program.database, ({ db }) => tenantsWithDueMails(db, now))

test('only tenants with something due are woken', async () => {
  const idle = await aTenant(program)
  await aPlace(await anEvent('2027-05-12T07:00:00Z'))
  expect(await woken(at('2027-05-11T06:59:00Z'))).not.toContain(tenant.id)
  expect(await woken(at('2027-05-11T07:01:00Z'))).toContain(tenant.id)
  expect(await woken(at('2027-05-11T07:01:00Z'))).not.toContain(idle.id)
})

test('a tenant is woken at its own delays, hours and business days, and not at those of the catalogue', async () => {
  // Friday 14 May 2027: the day before is a Thursday.
  await aPlace(await anEvent('2027-05-14T07:00:00Z'))
  const set = (row: { timing?: string; business_days?: boolean; is_on?: boolean }) =>
    tenant.inTenant(async (db) => {
      await db.deleteFrom('mail_settings').execute()
      await db
        .insertInto('mail_settings')
        .values({ moment: 'remind_event_2', ...row })
        .execute()
    })
  const isWoken = async (moment: string) => (await woken(at(moment))).includes(tenant.id)
  await set({ timing: JSON.stringify([{ anchor: 'start', days: -2, at: '14:00' }]) })
  expect(await isWoken('2027-05-12T11:59:00Z')).toBe(false)
  expect(await isWoken('2027-05-12T12:01:00Z')).toBe(true)
  expect(await isWoken('2027-05-13T07:01:00Z')).toBe(false)
  await set({ is_on: false })
  expect(await isWoken('2027-05-13T07:01:00Z')).toBe(false)
  await set({ business_days: true, timing: JSON.stringify([{ anchor: 'start', days: -5, at: '09:00' }]) })
  // Sunday the 9th waits for Monday.
  expect(await isWoken('2027-05-09T07:01:00Z')).toBe(false)
  expect(await isWoken('2027-05-10T07:01:00Z')).toBe(true)
  await tenant.inTenant((db) => db.deleteFrom('mail_settings').execute())
  await tenant.inTenant((db) => db.insertInto('mail_hours').values({ opens: '10:30', closes: '17:00' }).execute())
  expect(await isWoken('2027-05-13T07:01:00Z')).toBe(false)
  expect(await isWoken('2027-05-13T08:31:00Z')).toBe(true)
  await tenant.inTenant((db) => db.updateTable('mail_hours').set({ opens: '08:00' }).execute())
  expect(await isWoken('2027-05-13T07:01:00Z')).toBe(true)
})

test('what was due while nobody worked is found within half an hour, and no more once it has left', async () => {
  await aPlace(await anEvent('2027-05-12T07:00:00Z'))
  const wokenWithin = async (from: string) => {
    let times = 0
    for (let minute = 0; minute < 30; minute++)
      if ((await woken(new Date(at(from).getTime() + minute * 60_000))).includes(tenant.id)) times++
    return times
  }
  expect(await wokenWithin('2027-05-11T12:00:00Z')).toBe(1)
  await sendDueAt(program, tenant.id, at('2027-05-11T12:30:00Z'))
  expect(await moments()).toEqual(['remind_event_2'])
  expect(await wokenWithin('2027-05-11T13:00:00Z')).toBe(0)
})

test('who waits for an event that has begun is asked no more', async () => {
  await aPlace(await anEvent('2027-06-09T07:00:00Z'), 'toPay', at('2027-06-07T10:00:00Z'))
  await sendDueAt(program, tenant.id, at('2027-06-09T10:01:00Z'))
  expect(await moments()).toEqual([])
})

const aHalfDay = async () => {
  const event_id = await anEvent('2027-05-12T07:00:00Z', { is_training: true })
  const registration_id = await aPlace(event_id)
  const slot = await tenant.inTenant((db) =>
    db
      .insertInto('slots')
      .values({ event_id, start_at: at('2027-05-12T07:00:00Z'), end_at: at('2027-05-12T10:00:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const recorded = (state: 'present' | 'absent', source: string) =>
    tenant.inTenant((db) =>
      db
        .insertInto('presences')
        .values({ slot_id: slot.id, registration_id, state: presenceState.codeOf(state), source })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'slot_id', 'registration_id']).doUpdateSet({ state: presenceState.codeOf(state), source }),
        )
        .execute(),
    )
  const proved = (means: SigningMeans[], reminders: { remind_start: number | null; remind_end: number | null }) =>
    tenant.inTenant((db) =>
      db
        .insertInto('attendance_settings')
        .values({ event_id, means: signingMeans.codesOf(...means), open_minutes: 15, close_hours: 24, ...reminders })
        .execute(),
    )
  const sentUntil = async (instant: string) => {
    await sendDueAt(program, tenant.id, at(instant))
    return (await moments()).filter((moment) => moment.endsWith('_attendance')).map((moment) => moment.replace('_attendance', ''))
  }
  return { recorded, proved, sentUntil }
}

test('a half-day asks for its signature when it opens, half an hour in, at its end and the morning after, seen at the door or not', async () => {
  const { recorded, sentUntil } = await aHalfDay()
  expect(await sentUntil('2027-05-12T06:45:00Z')).toEqual(['open'])
  await recorded('present', 'checkin')
  expect(await sentUntil('2027-05-12T07:29:00Z')).toEqual(['open'])
  expect(await sentUntil('2027-05-12T07:30:00Z')).toEqual(['open', 'remind'])
  expect(await sentUntil('2027-05-12T10:00:00Z')).toEqual(['open', 'remind', 'remind'])
  expect(await sentUntil('2027-05-13T07:00:00Z')).toEqual(['open', 'remind', 'remind', 'remind'])
})

test.each([
  ['absent', 'mark'],
  ['present', 'regularisation'],
] as const)('nobody is reminded of what is settled: %s by %s', async (state, source) => {
  const { recorded, sentUntil } = await aHalfDay()
  expect(await sentUntil('2027-05-12T06:45:00Z')).toEqual(['open'])
  await recorded(state, source)
  expect(await sentUntil('2027-05-12T10:00:00Z')).toEqual(['open'])
})

test('an event reminds at delays of its own, once where it says only one', async () => {
  const { proved, sentUntil } = await aHalfDay()
  await proved(['account'], { remind_start: 150, remind_end: null })
  expect(await sentUntil('2027-05-12T06:45:00Z')).toEqual(['open'])
  expect(await sentUntil('2027-05-12T09:29:00Z')).toEqual(['open'])
  expect(await sentUntil('2027-05-12T09:30:00Z')).toEqual(['open', 'remind'])
  expect(await sentUntil('2027-05-12T14:00:00Z')).toEqual(['open', 'remind'])
})

test.each([[[]], [['door']]] as [SigningMeans[]][])('no signature is asked where presence is proved by %j', async (means) => {
  const { proved, sentUntil } = await aHalfDay()
  await proved(means, { remind_start: 30, remind_end: 0 })
  expect(await sentUntil('2027-05-12T06:45:00Z')).toEqual([])
  expect(await sentUntil('2027-05-12T10:00:00Z')).toEqual([])
})
