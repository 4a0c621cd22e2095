import { expect, test } from 'vitest'
import type { PlannedSlot } from '../contract.ts'
import { roomsToSet } from './rooms-to-set.ts'

const slot = (start: string, end: string, more: Partial<PlannedSlot> = {}): PlannedSlot => ({
  id: 1,
  event_id: 1,
  title: 'Lire un bilan',
  event_title: 'Lire un bilan',
  label: '',
  parent_id: null,
  parent_title: null,
  start_at: new Date(`2031-03-04T${start}:00Z`),
  end_at: new Date(`2031-03-04T${end}:00Z`),
  room_id: 1,
  theme: null,
  is_published: true,
  is_online: false,
  people: 9,
  max_people: null,
  partners: [],
  changed_at: null,
  responsible_id: null,
  ...more,
})
const room = (id: number, name: string) => ({
  id,
  name,
  location_id: 1,
  location_name: 'Campus',
  capacity: 12,
  margin_before: 0,
  margin_after: 0,
})

test('a room is set once a day, from its first slot to its last, for the most it holds at once', () => {
  const set = roomsToSet(
    [
      slot('08:00', '11:30'),
      slot('13:00', '16:30', { event_title: 'Négocier', people: 4 }),
      slot('13:00', '14:00', { event_title: 'Négocier', people: 3 }),
      slot('07:00', '09:00', { room_id: 2, people: 2 }),
      slot('08:00', '11:30', { room_id: null }),
      slot('23:30', '23:50', { people: 1 }),
    ],
    [room(1, 'Saône'), room(2, 'Rhône')],
    'Europe/Paris',
  )
  expect(set.map(({ day, name, people, titles }) => [day, name, people, titles])).toEqual([
    ['2031-03-04', 'Rhône', 2, ['Lire un bilan']],
    ['2031-03-04', 'Saône', 9, ['Lire un bilan', 'Négocier']],
    ['2031-03-05', 'Saône', 1, ['Lire un bilan']],
  ])
  expect([set[1]!.start_at, set[1]!.end_at]).toEqual([new Date('2031-03-04T08:00:00Z'), new Date('2031-03-04T16:30:00Z')])
})
