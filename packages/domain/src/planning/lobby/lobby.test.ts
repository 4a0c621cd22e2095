import { expect, test } from 'vitest'
import type { LobbySlot } from '../../events/catalogue/public-page.ts'
import { lobbyDays, lobbyLines } from './lobby.ts'

const slot = (start: string, end: string, more: Partial<LobbySlot> = {}): LobbySlot => ({
  title: 'Lire un bilan',
  beside: '',
  start_at: new Date(start),
  end_at: new Date(end),
  room: 'Saône',
  place: 'Campus',
  is_online: false,
  people: [],
  ...more,
})
const now = new Date('2031-03-04T10:30:00Z')
const days = (slots: LobbySlot[]) => lobbyDays(slots, now, 'Europe/Paris')

test('today keeps what is not over, and a day of the tenant’s clock begins at its midnight', () => {
  const over = slot('2031-03-04T08:00:00Z', '2031-03-04T10:30:00Z')
  const under = slot('2031-03-04T10:00:00Z', '2031-03-04T12:00:00Z')
  const lateTonight = slot('2031-03-04T22:30:00Z', '2031-03-04T22:45:00Z')
  const lateYesterday = slot('2031-03-03T22:00:00Z', '2031-03-04T11:00:00Z')
  const night = slot('2031-03-04T23:30:00Z', '2031-03-05T01:00:00Z')
  const overnight = slot('2031-03-03T20:00:00Z', '2031-03-04T11:00:00Z')
  expect(days([overnight, lateYesterday, over, under, lateTonight, night])).toEqual([
    { day: '2031-03-04', slots: [overnight, lateYesterday, under, lateTonight], more: 0 },
    { day: '2031-03-05', slots: [night], more: 0 },
  ])
})
test('today is there even when nothing is left, empty days that follow are not, and a week ahead is the last', () => {
  const inSix = slot('2031-03-10T08:00:00Z', '2031-03-10T10:00:00Z')
  const inSeven = slot('2031-03-11T08:00:00Z', '2031-03-11T10:00:00Z')
  expect(days([inSix, inSeven])).toEqual([
    { day: '2031-03-04', slots: [], more: 0 },
    { day: '2031-03-10', slots: [inSix], more: 0 },
  ])
})
test('lines nobody could scroll to are counted', () => {
  const many = Array.from({ length: 11 }, () => slot('2031-03-04T13:00:00Z', '2031-03-04T15:00:00Z'))
  const tomorrow = many.map((one) => ({ ...one, start_at: new Date('2031-03-05T13:00:00Z'), end_at: new Date('2031-03-05T15:00:00Z') }))
  expect(days([...many, ...tomorrow]).map(({ slots, more }) => [slots.length, more])).toEqual([
    [lobbyLines.today, 3],
    [lobbyLines.later, 7],
  ])
})
