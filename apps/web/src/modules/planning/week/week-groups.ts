import { addDays, dayInZone, halfDayOf } from '@kxo/domain/kernel/dates'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import type { SlotBeside } from '@kxo/domain/planning/logistics/logistics-contract'
import type { Grouping } from '../planning-address.ts'

/** One line of the sheet: what each day holds, in order. */
export type WeekRow = { key: string; label: string; detail: string; days: PlannedSlot[][] }
export type WeekSheet = { days: string[]; rows: WeekRow[]; totals: DayTotal[] }
/** People of a day, those of them there morning and afternoon, and the rooms it takes. */
export type DayTotal = { people: number; noon: number; rooms: number }

/** Whatever has no line of its own, in words: people nobody holds, what is online, what has no room yet. */
export type Unnamed = { online: string; none: string }

/** Lines without a name come last. */
const nowhere = '~'
const online = '~online'
const isUnnamed = (key: string): boolean => key === nowhere || key === online

type Line = { key: string; label: string; detail?: string; people?: number }

function linesOf(slot: PlannedSlot, grouping: Grouping, planning: Planning, beside: readonly SlotBeside[]): Line[] {
  const room = planning.rooms.find(({ id }) => id === slot.room_id)
  const none: Line = { key: slot.is_online ? online : nowhere, label: '' }
  switch (grouping) {
    case 'room':
      return room ? [{ key: String(room.id), label: room.name, detail: room.location_name }] : [none]
    case 'location':
      return room ? [{ key: room.location_name, label: room.location_name }] : [none]
    case 'event':
      return [{ key: slot.event_title, label: slot.event_title }]
    case 'partner':
      return slot.partners.length === 0
        ? [{ key: nowhere, label: '' }]
        : slot.partners.map(({ user_id }) => ({
            key: String(user_id),
            label: planning.partners.find(({ id }) => id === user_id)?.name ?? '',
          }))
    case 'company': {
      const companies = beside.find(({ slot_id }) => slot_id === slot.id)?.companies ?? []
      return companies.length === 0
        ? [{ key: nowhere, label: '' }]
        : companies.map(({ company_id, name, people }) =>
            company_id === null ? { key: nowhere, label: '', people } : { key: String(company_id), label: name, people },
          )
    }
  }
}

/** The week as a sheet: seven days, or five when nothing happens on the last two; on the line of a company, only its people are counted. */
export function weekSheet(
  planning: Planning,
  grouping: Grouping,
  monday: string,
  zone: string,
  unnamed: Unnamed,
  beside: readonly SlotBeside[] = [],
): WeekSheet {
  const whole = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  const byDay = Map.groupBy(planning.slots, ({ start_at }) => dayInZone(start_at, zone))
  const of = (day: string): PlannedSlot[] => byDay.get(day) ?? []
  // The weekend is folded day by day.
  const days = whole.filter((day, at) => at < 5 || of(day).length > 0)
  const rows = new Map<string, WeekRow>()
  for (const slot of planning.slots)
    for (const { key, label, detail = '', people } of linesOf(slot, grouping, planning, beside)) {
      const named = key === online ? unnamed.online : label || unnamed.none
      const row = rows.get(key) ?? { key, label: named, detail, days: days.map(() => []) }
      row.days[days.indexOf(dayInZone(slot.start_at, zone))]?.push(people === undefined ? slot : { ...slot, people })
      rows.set(key, row)
    }
  return {
    days,
    rows: [...rows.values()].toSorted((a, b) => Number(isUnnamed(a.key)) - Number(isUnnamed(b.key)) || a.label.localeCompare(b.label)),
    totals: days.map((day) => totalOf(of(day), zone)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** People of an event at one time: those of its own slots are everybody, those of activities held together add up to no more. */
function crowdOf(slots: readonly PlannedSlot[]): number {
  const own = slots.filter(({ parent_id }) => parent_id === null)
  if (own.length > 0) return Math.max(...own.map(({ people }) => people))
  return sum([...new Map(slots.map(({ event_id, people }) => [event_id, people])).values()])
}

/** A day, each person counted once in an event; whoever is on site morning and afternoon has lunch there. */
function totalOf(slots: readonly PlannedSlot[], zone: string): DayTotal {
  const wholes = [...Map.groupBy(slots, ({ event_id, parent_id }) => parent_id ?? event_id).values()]
  const halvesOf = (some: readonly PlannedSlot[]): number[] =>
    (['morning', 'afternoon'] as const).map((half) => crowdOf(some.filter(({ start_at }) => halfDayOf(start_at, zone) === half)))
  return {
    people: sum(wholes.map((some) => Math.max(...halvesOf(some)))),
    noon: sum(wholes.map((some) => Math.min(...halvesOf(some.filter(({ is_online }) => !is_online))))),
    rooms: new Set(slots.flatMap(({ room_id }) => room_id ?? [])).size,
  }
}

/** Slots of one cell, morning then afternoon. */
export const halves = (slots: readonly PlannedSlot[], zone: string): { half: 'morning' | 'afternoon'; slots: PlannedSlot[] }[] =>
  (['morning', 'afternoon'] as const)
    .map((half) => ({ half, slots: slots.filter(({ start_at }) => halfDayOf(start_at, zone) === half) }))
    .filter(({ slots: some }) => some.length > 0)
