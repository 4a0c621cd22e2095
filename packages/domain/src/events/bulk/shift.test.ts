import { expect, test } from 'vitest'
import { type Actor, visitor } from '../../kernel/actor.ts'
import { type ShiftedEvent, whyNotShifted } from './shift.ts'

const admin: Actor = { ...visitor(1), user_id: 1, session: 'full', profile: 'ADM', is_admin: true }
const past = new Date('2027-01-01T00:00:00Z')
const event: ShiftedEvent = { company_id: null, nature: 'master', cancelled_at: null, closed_at: null, start_date: past, attended: 0 }

test.each<[Partial<ShiftedEvent>, ReturnType<typeof whyNotShifted>]>([
  [{}, undefined],
  [{ cancelled_at: past }, 'closedEvent'],
  [{ closed_at: past, attended: 2 }, 'closedEvent'],
  [{ nature: 'model' }, 'isModel'],
  [{ start_date: null }, 'hasNoDate'],
  [{ attended: 1 }, 'hasCome'],
])('shifting an event %o: %s', (facts, reason) => {
  expect(whyNotShifted(admin, { ...event, ...facts })).toBe(reason)
})

test('whoever may not change an event shifts none', () => {
  expect(whyNotShifted({ ...admin, is_admin: false, profile: 'USR' }, event)).toBe('noRight')
})
