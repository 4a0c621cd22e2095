import { presenceState } from '@kxo/domain/attendance/presence'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { peopleOf, presencesOf, signedBoxesOf, slotsOf } from '../queries.ts'

type Person = Awaited<ReturnType<typeof peopleOf>>[number]
/** Somebody of the sheet: the half-days that are over and hold nothing of them. */
export type Standing = Person & { hasCome: boolean; empty: number[] }

/** What is recorded of everybody of an event, by the half-days that are over; an event without any goes by its entries alone. */
export async function standingOf({ db, now }: Pick<Context, 'db' | 'now'>, eventId: number) {
  const [slots, presences, signatures, people, entered] = [
    await slotsOf(db, eventId),
    await presencesOf(db, eventId),
    await signedBoxesOf(db, eventId),
    await peopleOf(db, eventId),
    await db.selectFrom('registrations').select('id').where('event_id', '=', eventId).where('checked_in_at', 'is not', null).execute(),
  ]
  const over = slots.filter(({ end_at }) => end_at <= now)
  const recorded = new Set([
    ...presences.map((row) => `${row.slot_id} ${row.registration_id}`),
    ...signatures.map((row) => `${row.slot_id} ${row.registration_id}`),
  ])
  const seen = new Set([
    ...presences.filter(({ state }) => presenceState.keyOf(state) !== 'absent').map((row) => row.registration_id),
    ...signatures.flatMap((row) => row.registration_id ?? []),
    ...entered.map(({ id }) => id),
  ])
  const standing: Standing[] = people.map((person) => ({
    ...person,
    hasCome: seen.has(person.id) || registrationStatus.isIn(registrationStatus.keyOf(person.status), 'hasAttended'),
    empty: over.filter(({ id }) => !recorded.has(`${id} ${person.id}`)).map(({ id }) => id),
  }))
  return { slots, over, standing }
}

/** Whether an absence can be recorded of them: at a half-day that is over, or at all where there is none. */
export const isMissing = ({ hasCome, status, empty }: Standing, hasSlots: boolean): boolean =>
  hasSlots ? empty.length > 0 : !hasCome && registrationStatus.keyOf(status) === 'registered'
