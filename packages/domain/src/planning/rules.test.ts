import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlannedSlot, Planning } from './contract.ts'
import { clashesOf } from './rules.ts'

const at = (minutes: number): Date => new Date(Date.UTC(2031, 2, 4) + minutes * 60_000)
const slot = (id: number, from: number, to: number, more: Partial<PlannedSlot> = {}): PlannedSlot => ({
  id,
  event_id: id,
  title: `Slot ${id}`,
  event_title: `Slot ${id}`,
  label: '',
  parent_id: null,
  parent_title: null,
  start_at: at(from),
  end_at: at(to),
  room_id: null,
  theme: null,
  is_published: true,
  is_online: false,
  people: 0,
  max_people: null,
  partners: [],
  changed_at: null,
  responsible_id: null,
  ...more,
})
const room = { id: 1, name: 'Saône', location_id: 1, location_name: 'Campus', capacity: 10, margin_before: 15, margin_after: 30 }
const planning = (slots: PlannedSlot[], more: Partial<Planning> = {}): Planning => ({
  slots,
  partners: [],
  rooms: [room],
  away: [],
  closed: [],
  ...more,
})
const assigned = { partners: [{ user_id: 5, assignment_id: 1, status: 'validated' as const }] }

describe('what stands in the way of a slot', () => {
  test('margins part two events, and not the slots of one', () => {
    const full = planning([slot(7, 540, 720, { room_id: 1 })])
    const placed = (from: number, event_id: number) => ({ id: 9, event_id, start_at: at(from), end_at: at(from + 60), room_id: 1 })
    expect(clashesOf(full, placed(764, 9))).toHaveLength(1)
    expect(clashesOf(full, placed(765, 9))).toEqual([])
    expect(clashesOf(full, placed(720, 7))).toEqual([])
  })

  test('a person is taken by another slot or away, never by the slot itself', () => {
    const full = planning([slot(7, 540, 720, assigned)], { away: [{ id: 1, of: 5, start_at: at(800), end_at: at(900), reason: 'Congé' }] })
    const placed = (id: number, from: number) => ({ id, event_id: id, start_at: at(from), end_at: at(from + 30), user_id: 5 })
    expect(clashesOf(full, placed(9, 700))).toMatchObject([{ of: 'partner', title: 'Slot 7', isBlocked: false }])
    expect(clashesOf(full, placed(7, 700))).toEqual([])
    expect(clashesOf(full, placed(7, 890))).toMatchObject([{ title: 'Congé', isBlocked: true }])
    expect(clashesOf(full, placed(9, 720))).toEqual([])
  })

  test('two spans meet whichever is looked at first', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 300 }))
    fc.assert(
      fc.property(span, span, ([a, lengthA], [b, lengthB]) => {
        const meets = (from: number, to: number, other: PlannedSlot): boolean =>
          clashesOf(planning([other]), { id: 9, event_id: 9, start_at: at(from), end_at: at(to), room_id: 1, user_id: 5 }).length > 0
        const [one, two] = [slot(1, a, a + lengthA, { room_id: 1, ...assigned }), slot(2, b, b + lengthB, { room_id: 1, ...assigned })]
        expect(meets(b, b + lengthB, one)).toBe(meets(a, a + lengthA, two))
      }),
    )
  })
})
