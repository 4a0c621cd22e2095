import type { Queries } from '../../platform/tenancy.ts'
import { canonical, sha256 } from './chain.ts'
import { getSession, peopleOf, presencesOf, signedBoxesOf, slotsOf } from './queries.ts'

/** SHA-256 of everything the sheet says at this moment: what a signature is put under (FOR-33). */
export async function sheetState(db: Queries, eventId: number): Promise<string> {
  const { id, title } = await getSession(db, eventId)
  const people = await peopleOf(db, eventId)
  return sha256(
    canonical({
      event: { id, title },
      slots: (await slotsOf(db, eventId)).map((slot) => [slot.id, slot.start_at, slot.end_at]),
      people: people.map((person) => [person.id, person.name]),
      presences: (await presencesOf(db, eventId)).map((row) => [
        row.slot_id,
        row.registration_id,
        row.state,
        row.minutes_late,
        row.reason,
        row.source,
      ]),
      signatures: (await signedBoxesOf(db, eventId)).map((row) => row.hash),
    }),
  )
}
