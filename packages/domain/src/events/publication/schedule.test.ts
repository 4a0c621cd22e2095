import { expect, test } from 'vitest'
import { reachOf } from './announcement.ts'
import { alreadyPast, leavesTooSoon } from './schedule.ts'

const now = new Date('2027-03-01T08:00:00Z')
const at = (day: string): Date => new Date(`2027-03-${day}T08:00:00Z`)

test('a schedule leaves after it goes online', () => {
  expect(leavesTooSoon({ publish_at: null, unpublish_at: null })).toBe(false)
  expect(leavesTooSoon({ publish_at: at('02'), unpublish_at: at('03') })).toBe(false)
  expect(leavesTooSoon({ publish_at: at('03'), unpublish_at: at('02') })).toBe(true)
  expect(leavesTooSoon({ publish_at: at('03'), unpublish_at: at('03') })).toBe(true)
})

test('an hour already past is warned of, each by itself', () => {
  const past = new Date('2027-02-01T08:00:00Z')
  expect(alreadyPast({ publish_at: null, unpublish_at: at('02') }, now)).toEqual([])
  expect(alreadyPast({ publish_at: past, unpublish_at: at('02') }, now)).toEqual(['publish_at'])
  expect(alreadyPast({ publish_at: null, unpublish_at: past }, now)).toEqual(['unpublish_at'])
})

test('an announcement reaches whom it says, alerts alone while the message of new events is off', () => {
  const reach = { followers: 3, everyone: 40, is_on: true }
  expect([reachOf('nobody', reach), reachOf('followers', reach), reachOf('everyone', reach)]).toEqual([0, 3, 40])
  expect(reachOf('everyone', { ...reach, is_on: false })).toBe(3)
})
