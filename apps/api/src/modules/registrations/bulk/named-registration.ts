import type { RegistrationRow } from '../queries.ts'

/** A registration an act leaves as it is, what it is called and why; without its row when the list does not hold it. */
export type LeftRegistration = { row: RegistrationRow | null; name: string; reason: string }
type Named = Pick<RegistrationRow, 'first_name' | 'last_name' | 'event_title'>
type OfEvent = { id: number; title: string; changed: number; left: number }

/** What a registration is called: by its person on the list of an event, and by its event too on the list of them all. */
export const nameIn = (event: number | undefined, { first_name, last_name, event_title }: Named): string =>
  `${first_name} ${last_name}${event === undefined ? `, ${event_title}` : ''}`

/** How many an act changes and leaves at each event, those it changes most first. */
export function byEvent(changing: readonly RegistrationRow[], left: readonly LeftRegistration[]): OfEvent[] {
  const events = new Map<number, OfEvent>()
  const count = ({ event_id: id, event_title: title }: RegistrationRow, what: 'changed' | 'left'): void => {
    const event = events.get(id) ?? { id, title, changed: 0, left: 0 }
    events.set(id, { ...event, [what]: event[what] + 1 })
  }
  for (const row of changing) count(row, 'changed')
  for (const { row } of left) if (row) count(row, 'left')
  return [...events.values()].sort((one, other) => other.changed - one.changed || one.id - other.id)
}
