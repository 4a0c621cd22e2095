import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import type { SlotBeside } from '@kxo/domain/planning/logistics/logistics-contract'
import { expect, test } from 'vitest'
import type { Grouping } from '../planning-address.ts'
import { weekSheet } from './week-groups.ts'

const slot = (id: number, start: string, more: Partial<PlannedSlot> = {}): PlannedSlot => ({
  id,
  event_id: 1,
  title: 'Lire un bilan',
  event_title: 'Lire un bilan',
  label: '',
  parent_id: null,
  parent_title: null,
  start_at: new Date(start),
  end_at: new Date(new Date(start).getTime() + 3 * 3_600_000),
  room_id: null,
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
const planning = (slots: PlannedSlot[]): Planning => ({
  slots,
  partners: [{ id: 5, name: 'Paul Girard', kinds: [], skills: [] }],
  rooms: [{ id: 1, name: 'Saône', location_id: 1, location_name: 'Campus', capacity: 10, margin_before: 0, margin_after: 0 }],
  away: [],
  closed: [],
})
const sheet = (slots: PlannedSlot[], grouping: Grouping = 'room', beside: SlotBeside[] = []) =>
  weekSheet(planning(slots), grouping, '2031-03-03', 'Europe/Paris', { online: 'À distance', none: '—' }, beside)

test('the weekend is folded while it is empty', () => {
  expect(sheet([slot(1, '2031-03-04T08:00:00Z')]).days).toHaveLength(5)
  expect(sheet([slot(1, '2031-03-08T08:00:00Z')]).days).toHaveLength(6)
  expect(sheet([slot(1, '2031-03-09T08:00:00Z')]).days.at(-1)).toBe('2031-03-09')
})
test('an event counts its people once a day, and a day is the one of the tenant’s clock', () => {
  const { totals, rows } = sheet([
    slot(1, '2031-03-04T08:00:00Z', { room_id: 1 }),
    slot(2, '2031-03-04T13:00:00Z'),
    slot(3, '2031-03-04T23:30:00Z', { event_id: 2, people: 4 }),
  ])
  expect(totals.slice(1, 3)).toEqual([
    { people: 9, noon: 9, rooms: 1 },
    { people: 4, noon: 0, rooms: 0 },
  ])
  expect(rows.map(({ label, detail }) => [label, detail])).toEqual([
    ['Saône', 'Campus'],
    ['—', ''],
  ])
})
test('a slot two people hold stands on the line of each', () => {
  const assigned = slot(1, '2031-03-04T08:00:00Z', { partners: [{ user_id: 5, assignment_id: 1, status: 'validated' }] })
  expect(sheet([assigned, slot(2, '2031-03-05T08:00:00Z')], 'partner').rows.map(({ label }) => label)).toEqual(['Paul Girard', '—'])
})
test('rooms of one place share its line, and nobody has lunch on site of what is online', () => {
  const slots = [
    slot(1, '2031-03-04T08:00:00Z', { room_id: 1 }),
    slot(2, '2031-03-04T08:00:00Z', { event_id: 2, is_online: true }),
    slot(3, '2031-03-04T13:00:00Z', { event_id: 2, is_online: true }),
  ]
  const { rows, totals } = sheet(slots, 'location')
  expect(rows.map(({ label, days }) => [label, days[1]!.map(({ id }) => id)])).toEqual([
    ['Campus', [1]],
    ['À distance', [2, 3]],
  ])
  expect(totals[1]).toEqual({ people: 18, noon: 0, rooms: 1 })
})
test('what has no room yet is told from what is online', () => {
  const { rows } = sheet([slot(1, '2031-03-04T08:00:00Z'), slot(2, '2031-03-04T13:00:00Z', { is_online: true })])
  expect(rows.map(({ label, days }) => [label, days[1]!.map(({ id }) => id)])).toEqual([
    ['—', [1]],
    ['À distance', [2]],
  ])
})
test('a company has a line of its own, which counts its people; those of nobody come last', () => {
  const beside: SlotBeside[] = [
    {
      slot_id: 1,
      companies: [
        { company_id: null, name: '', people: 2 },
        { company_id: 4, name: 'Valoria', people: 6 },
        { company_id: 3, name: 'Alpes Bois', people: 1 },
      ],
      kinds: [],
    },
  ]
  const { rows, totals } = sheet([slot(1, '2031-03-04T08:00:00Z'), slot(2, '2031-03-05T08:00:00Z')], 'company', beside)
  expect(rows.map(({ label, days }) => [label, days.flat().map(({ id, people }) => [id, people])])).toEqual([
    ['Alpes Bois', [[1, 1]]],
    ['Valoria', [[1, 6]]],
    [
      '—',
      [
        [1, 2],
        [2, 9],
      ],
    ],
  ])
  expect(totals[1]?.people).toBe(9)
})
test('whoever goes from the plenary to a workshop is one person, who has lunch there', () => {
  const of = (id: number, people: number) => ({ event_id: id, parent_id: 1, people })
  const { totals } = sheet([
    slot(1, '2031-03-04T08:00:00Z', { people: 20 }),
    slot(2, '2031-03-04T13:00:00Z', of(2, 10)),
    slot(3, '2031-03-04T13:00:00Z', of(3, 8)),
  ])
  expect(totals[1]).toEqual({ people: 20, noon: 18, rooms: 0 })
})
