import { presenceState } from '@kxo/domain/attendance/presence'
import type { SlotFacts } from '@kxo/domain/attendance/rules'
import { sql } from 'kysely'
import type { PresenceRow, SignedBox, SlotRow } from '../queries.ts'

/** Where a recorded presence comes from; `entry` where coming in is the proof, `markedEntry` once somebody judged when they did. */
export type PresenceSource = 'checkin' | 'entry' | 'markedEntry' | 'meeting' | 'signature' | 'mark' | 'closing' | 'regularisation'

/** Entries recorded at a door, whatever they prove. */
export const enteredSources = ['checkin', 'entry', 'markedEntry'] satisfies PresenceSource[]
const proving: readonly string[] = ['entry', 'markedEntry', 'regularisation'] satisfies PresenceSource[]
/** Presences that count as a signature without one. */
export const standsForSignature = (source: string | null | undefined): boolean => proving.includes(source ?? '')
/** Whether coming in proved it. */
export const isEntered = (source: string | null | undefined): boolean => source === 'entry' || source === 'markedEntry'
export const sourcesOfProof = sql.join(proving.map((source) => sql.lit(source)))

type Recorded = {
  slots: readonly Pick<SlotRow, 'id' | 'start_at' | 'end_at'>[]
  presences: readonly PresenceRow[]
  signatures: readonly Pick<SignedBox, 'slot_id' | 'registration_id'>[]
}

/** The half-days of one person as rules read them; an entry that proves and a regularisation count as a signature. */
export function slotFacts({ slots, presences, signatures }: Recorded, registrationId: number): (SlotFacts & { slot_id: number })[] {
  return slots.map(({ id, start_at, end_at }) => {
    const presence = presences.find((row) => row.slot_id === id && row.registration_id === registrationId)
    const state = presence && presenceState.keyOf(presence.state)
    const isSigned = signatures.some((row) => row.slot_id === id && row.registration_id === registrationId)
    return {
      slot_id: id,
      start_at,
      end_at,
      is_signed: isSigned || standsForSignature(presence?.source),
      is_present: state === 'present' || state === 'late',
      is_absent: state === 'absent',
      minutes_late: presence?.minutes_late ?? 0,
      minutes_away: presence?.minutes_away ?? 0,
    }
  })
}
