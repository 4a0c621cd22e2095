import { expect, test } from 'vitest'
import { connectionsIn, minutesConnected, minutesDisconnected } from './connections.ts'

const at = (time: string) => new Date(`2027-03-01T${time}:00+01:00`)
const morning = { start_at: at('09:00'), end_at: at('12:30') }
const afternoon = { start_at: at('14:00'), end_at: at('17:30') }
const stay = (from: string, to: string | null, seen: string | null = to) => ({
  entered_at: at(from),
  seen_at: seen === null ? null : at(seen),
  left_at: to === null ? null : at(to),
})
const read = (slot: typeof morning, now: string, ...entries: ReturnType<typeof stay>[]) =>
  connectionsIn(slot, entries, { opensMinutes: 15, now: at(now) })

test('FOR-34 a half-day has the connections made to it, two devices at once being one', () => {
  const day = [stay('08:50', '10:30'), stay('09:10', '09:20'), stay('10:40', '12:35'), stay('13:55', '17:30')]
  expect(read(morning, '18:00', ...day)).toEqual([
    { from: at('08:50'), to: at('10:30') },
    { from: at('10:40'), to: at('12:35') },
  ])
  expect(read(afternoon, '18:00', ...day)).toEqual([{ from: at('13:55'), to: at('17:30') }])
  expect(read(morning, '18:00', stay('07:00', '07:10'))).toEqual([])
})

test('FOR-34 minutes in and out of the room are those of the half-day alone', () => {
  const connections = read(morning, '18:00', stay('08:50', '10:30'), stay('10:40', '12:00'))
  expect([minutesConnected(connections, morning), minutesDisconnected(connections, morning)]).toEqual([90 + 80, 10 + 30])
})

test('a room heard of no longer was left when it last was; one still heard of lasts, and one never heard of tells its entry alone', () => {
  expect(read(morning, '10:00', stay('09:00', null, '09:40'))).toEqual([{ from: at('09:00'), to: at('09:40') }])
  const lasting = read(morning, '09:42', stay('09:00', null, '09:40'))
  expect(lasting).toEqual([{ from: at('09:00'), to: null }])
  expect([minutesConnected(lasting, morning), minutesDisconnected(lasting, morning)]).toEqual([null, 0])
  expect(read(morning, '18:00', stay('09:00', null), stay('10:00', null))).toEqual([
    { from: at('09:00'), to: null },
    { from: at('10:00'), to: null },
  ])
})
