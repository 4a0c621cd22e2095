import { addDays, dayInZone, halfDayOf } from '@kxo/domain/kernel/dates'
import type { PlannedSlot, Planning, RoomRow } from '@kxo/domain/planning/contract'
import type { Grouping } from '../planning-address.ts'

/** One line of the sheet: what each day holds, in order. */
export type WeekRow = { key: string; label: string; detail: string; days: PlannedSlot[][] }
export type WeekSheet = { days: string[]; rows: WeekRow[]; totals: DayTotal[] }
/** People of a day, those of them there morning and afternoon, and the rooms it takes. */
export type DayTotal = { people: number; noon: number; rooms: number }

const nowhere = '~'

function keysOf(slot: PlannedSlot, grouping: Grouping, rooms: ReadonlyMap<string, RoomRow>): string[] {
  if (grouping === 'room') return [slot.room_id === null ? nowhere : String(slot.room_id)]
  if (grouping === 'event') return [slot.event_title]
  if (grouping === 'location') return [rooms.get(String(slot.room_id))?.location_name ?? nowhere]
  return slot.partners.length === 0 ? [nowhere] : slot.partners.map(({ user_id }) => String(user_id))
}

/** The week as a sheet: seven days, or five when nothing happens on the last two; lines without a room or a person come last. */
export function weekSheet(planning: Planning, grouping: Grouping, monday: string, zone: string, unnamed: string): WeekSheet {
  const whole = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  const byDay = new Map<string, PlannedSlot[]>(whole.map((day) => [day, []]))
  for (const slot of planning.slots) byDay.get(dayInZone(slot.start_at, zone))?.push(slot)
  const isEmpty = (day: string | undefined): boolean => day === undefined || (byDay.get(day) ?? []).length === 0
  // The weekend is folded day by day.
  const days = whole.filter((day, at) => at < 5 || !isEmpty(day))
  const rooms = new Map(planning.rooms.map((room) => [String(room.id), room]))
  const people = new Map(planning.partners.map(({ id, name }) => [String(id), name]))
  const nameOf = (key: string): { label: string; detail: string } => {
    if (key === nowhere) return { label: unnamed, detail: '' }
    if (grouping === 'partner') return { label: people.get(key) ?? unnamed, detail: '' }
    const room = grouping === 'room' ? rooms.get(key) : undefined
    return room ? { label: room.name, detail: room.location_name } : { label: key, detail: '' }
  }
  const keys = [...new Set(planning.slots.flatMap((slot) => keysOf(slot, grouping, rooms)))]
  const rows = keys
    .map((key) => ({
      key,
      ...nameOf(key),
      days: days.map((day) => (byDay.get(day) ?? []).filter((slot) => keysOf(slot, grouping, rooms).includes(key))),
    }))
    .toSorted((a, b) => Number(a.key === nowhere) - Number(b.key === nowhere) || a.label.localeCompare(b.label))
  return { days, rows, totals: days.map((day) => totalOf(byDay.get(day) ?? [], zone)) }
}

/** A day, each event counted once; whoever is on site morning and afternoon has lunch there. */
function totalOf(slots: readonly PlannedSlot[], zone: string): DayTotal {
  const events = Map.groupBy(slots, ({ event_id }) => event_id)
  const peopleOf = (some: readonly PlannedSlot[][]): number => some.reduce((sum, [slot]) => sum + (slot?.people ?? 0), 0)
  const stays = (some: readonly PlannedSlot[]): boolean =>
    new Set(some.filter(({ is_online }) => !is_online).map(({ start_at }) => halfDayOf(start_at, zone))).size > 1
  const all = [...events.values()]
  return {
    people: peopleOf(all),
    noon: peopleOf(all.filter(stays)),
    rooms: new Set(slots.flatMap(({ room_id }) => room_id ?? [])).size,
  }
}

/** Slots of one cell, morning then afternoon. */
export const halves = (slots: readonly PlannedSlot[], zone: string): { half: 'morning' | 'afternoon'; slots: PlannedSlot[] }[] =>
  (['morning', 'afternoon'] as const)
    .map((half) => ({ half, slots: slots.filter(({ start_at }) => halfDayOf(start_at, zone) === half) }))
    .filter(({ slots: some }) => some.length > 0)
