import { expect, test } from 'vitest'
import { type Actor, visitor } from '../../kernel/actor.ts'
import { may } from '../permissions.ts'
import { whyNotCancelled } from './ending.ts'

const admin: Actor = { ...visitor(1), user_id: 1, session: 'full', profile: 'ADM', is_admin: true }
const consultant: Actor = { ...admin, is_admin: false, profile: 'CNS' }
const past = new Date('2027-01-01T00:00:00Z')
const event = { company_id: null, nature: 'master' as const, cancelled_at: null, closed_at: null }

test('an event is cancelled with others unless it is over, a template, or another’s', () => {
  expect(whyNotCancelled(admin, event)).toBeUndefined()
  expect(whyNotCancelled(admin, { ...event, cancelled_at: past })).toBe('closedEvent')
  expect(whyNotCancelled(admin, { ...event, closed_at: past })).toBe('closedEvent')
  expect(whyNotCancelled(admin, { ...event, nature: 'model' })).toBe('isModel')
  expect(whyNotCancelled({ ...admin, is_admin: false, profile: 'USR' }, event)).toBe('noRight')
})

test('a consultant changes events and deletes none', () => {
  expect([may.changeEvent(consultant, event), may.removeEvent(consultant, event), may.removeEvents(consultant)]).toEqual([
    true,
    false,
    false,
  ])
  expect([may.removeEvent(admin, event), may.removeEvents(admin)]).toEqual([true, true])
})
