import { passageKind, passageOutcome } from '@kxo/domain/attendance/door'
import { minutesAway } from '@kxo/domain/attendance/proving/hours'
import type { Context } from '../../../platform/context.ts'
import type { AtDoor } from './at-door.ts'

/** Counts again what a person spent outside during a half-day, from the passages nobody took back; nothing where exits do not count. */
export async function countAway({ db }: Context, event: AtDoor, registration_id: number, slot_id: number | null): Promise<void> {
  const slot = event.counts_exits ? event.slots.find(({ id }) => id === slot_id) : undefined
  if (!slot) return
  const passages = await db
    .selectFrom('passages')
    .select(['kind', 'passed_at'])
    .where('event_id', '=', event.id)
    .where('registration_id', '=', registration_id)
    .where('slot_id', '=', slot.id)
    .where('undone_at', 'is', null)
    .where('outcome', '=', passageOutcome.codeOf('welcome'))
    .execute()
  const away = minutesAway(
    passages.map(({ kind, passed_at }) => ({ kind: passageKind.keyOf(kind), at: passed_at })),
    slot,
  )
  await db
    .updateTable('presences')
    .set({ minutes_away: away })
    .where('slot_id', '=', slot.id)
    .where('registration_id', '=', registration_id)
    .execute()
}
