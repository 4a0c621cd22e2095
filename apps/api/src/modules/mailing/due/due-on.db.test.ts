import type { Delay } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { anchorsFor, dueOn, type Keeping } from './due-on.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const hours = { opens: '07:30', closes: '20:00' }
const atAnyHour: Keeping = { hours: null, business_days: false }
const usual: Keeping = { hours, business_days: false }
const patient: Keeping = { hours, business_days: true }
const due = (anchor: string, delay: Omit<Delay, 'anchor'>, keeping: Keeping, zone = 'Europe/Paris') =>
  acrossTenants(program.database, async ({ db }) => {
    const on = dueOn(sql`${anchor}::timestamptz`, sql`${zone}::text`, { anchor: 'start', ...delay }, keeping)
    const { rows } = await sql<{ due: Date }>`select ${on} as due`.execute(db)
    return rows[0]?.due.toISOString()
  })

test('an hour of its own is one of the event’s clock, on both sides of the change to summer time', async () => {
  const weekBefore = { days: -7, at: '09:00' }
  expect(await due('2027-03-26T08:00:00Z', weekBefore, usual)).toBe('2027-03-19T08:00:00.000Z')
  // Paris is an hour further from 28 March 2027: nine o'clock is at seven there.
  expect(await due('2027-03-30T07:00:00Z', weekBefore, usual)).toBe('2027-03-23T08:00:00.000Z')
  expect(await due('2027-04-06T07:00:00Z', weekBefore, usual)).toBe('2027-03-30T07:00:00.000Z')
  expect(await due('2027-03-30T07:00:00Z', weekBefore, usual, 'Indian/Reunion')).toBe('2027-03-23T05:00:00.000Z')
})

test('days are those of the clock, minutes those of the watch, and the night waits for the morning', async () => {
  expect(await due('2027-03-27T10:00:00Z', { days: 2 }, usual)).toBe('2027-03-29T09:00:00.000Z')
  expect(await due('2027-03-28T00:30:00Z', { minutes: 60 }, atAnyHour)).toBe('2027-03-28T01:30:00.000Z')
  expect(await due('2027-05-12T21:00:00Z', { minutes: 30 }, usual)).toBe('2027-05-13T05:30:00.000Z')
  expect(await due('2027-05-12T03:00:00Z', { minutes: 30 }, usual)).toBe('2027-05-12T05:30:00.000Z')
  expect(await due('2027-05-12T03:00:00Z', { minutes: 30 }, atAnyHour)).toBe('2027-05-12T03:30:00.000Z')
})

test('who keeps to business days waits for the next one, past holidays', async () => {
  // Ascension Day is Thursday 6 May 2027, Victory Day the Saturday after it.
  expect(await due('2027-05-05T08:00:00Z', { days: 1, at: '09:00' }, patient)).toBe('2027-05-07T07:00:00.000Z')
  expect(await due('2027-05-07T08:00:00Z', { days: 1, at: '09:00' }, patient)).toBe('2027-05-10T07:00:00.000Z')
})

const delays: Delay[] = [
  { anchor: 'start' },
  { anchor: 'start', minutes: -15 },
  { anchor: 'start', minutes: 90 },
  { anchor: 'start', days: 3 },
  { anchor: 'start', days: -7, at: '09:00' },
  { anchor: 'start', days: 1, at: '09:00', minutes: 30 },
  { anchor: 'start', at: '23:30' },
  { anchor: 'start', at: '00:00' },
]
const narrow: Keeping = { hours: { opens: '10:00', closes: '10:30' }, business_days: true }

test('no date whose mail leaves in a period is outside of the dates looked at for it', async () => {
  const day = 86_400_000
  let inPeriod = 0
  await acrossTenants(program.database, async ({ db }) => {
    for (const delay of delays)
      for (const keeping of [atAnyHour, usual, patient, narrow]) {
        const period = { from: new Date('2027-03-27T07:00:00Z'), to: new Date('2027-03-29T09:00:00Z') }
        const { from, to } = anchorsFor(delay, keeping, period)
        const on = dueOn(sql`anchor`, sql`zone`, delay, keeping)
        const { rows } = await sql<{ anchor: Date; zone: string }>`select anchor, zone
            from generate_series(${new Date(period.from.getTime() - 12 * day)}::timestamptz, ${new Date(period.to.getTime() + 12 * day)}::timestamptz,
                interval '293 minutes') as anchor, unnest(array['Europe/Paris', 'Pacific/Kiritimati', 'Pacific/Marquesas', 'America/Cayenne']) as zone
            where ${on} > ${period.from} and ${on} <= ${period.to}`.execute(db)
        inPeriod += rows.length
        expect(rows.filter(({ anchor }) => anchor < from || anchor > to)).toEqual([])
      }
  })
  expect(inPeriod).toBeGreaterThan(500)
})
