import type { Queries } from '../../../platform/database/tenancy.ts'
import { getSession, type PresenceRow, peopleOf, presencesOf, type SlotRow, signedBoxesOf, slotsOf } from '../queries.ts'
import { canonical, sha256 } from './chain.ts'

type Person = { id: number; name: string }
type Titled = { id: number; title: string }

const slotLine = ({ id, start_at, end_at }: SlotRow) => [id, start_at, end_at]
/** Words written are signed as they were; a reason told by its code alone, by that code. */
const presenceLine = ({
  slot_id,
  registration_id,
  state,
  minutes_late,
  reason,
  reason_code,
  source,
  absence_reason,
  minutes_away,
}: PresenceRow) =>
  [slot_id, registration_id, state, minutes_late, reason || (reason_code ?? ''), source].concat(absence_reason ?? [], minutes_away || [])

/**
 * SHA-256 of what a person signs under (FOR-33): the session, its half-days and their own line. What others signed before is held by the chain,
 * so that a room of any size signs at the same pace.
 */
export const lineState = (event: Titled, slots: readonly SlotRow[], person: Person, presences: readonly PresenceRow[]): string =>
  sha256(
    canonical({
      event: { id: event.id, title: event.title },
      slots: slots.map(slotLine),
      people: [[person.id, person.name]],
      presences: presences.map(presenceLine),
    }),
  )

/** SHA-256 of everything the sheet says at this moment: what whoever led a half-day countersigns (FOR-33). */
export async function sheetState(db: Queries, eventId: number): Promise<string> {
  const { id, title } = await getSession(db, eventId)
  const people = await peopleOf(db, eventId)
  return sha256(
    canonical({
      event: { id, title },
      slots: (await slotsOf(db, eventId)).map(slotLine),
      people: people.map((person) => [person.id, person.name]),
      presences: (await presencesOf(db, eventId)).map(presenceLine),
      signatures: (await signedBoxesOf(db, eventId)).map((row) => row.hash),
    }),
  )
}
