import { presenceState } from '@kxo/domain/attendance/presence'
import type { SlotFacts } from '@kxo/domain/attendance/rules'
import type { PresenceRow, SignedBox, SlotRow } from '../queries.ts'

/** Where a recorded presence comes from. */
export type PresenceSource = 'checkin' | 'meeting' | 'signature' | 'mark' | 'closing' | 'regularisation'

type Recorded = {
  slots: readonly SlotRow[]
  presences: readonly PresenceRow[]
  signatures: readonly Pick<SignedBox, 'slot_id' | 'registration_id'>[]
}

/** The half-days of one person as rules read them; a regularisation counts as a signature. */
export function slotFacts({ slots, presences, signatures }: Recorded, registrationId: number): (SlotFacts & { slot_id: number })[] {
  return slots.map(({ id, start_at, end_at }) => {
    const presence = presences.find((row) => row.slot_id === id && row.registration_id === registrationId)
    const state = presence && presenceState.keyOf(presence.state)
    const isSigned = signatures.some((row) => row.slot_id === id && row.registration_id === registrationId)
    return {
      slot_id: id,
      start_at,
      end_at,
      is_signed: isSigned || presence?.source === ('regularisation' satisfies PresenceSource),
      is_present: state === 'present' || state === 'late',
      is_absent: state === 'absent',
      minutes_late: presence?.minutes_late ?? 0,
    }
  })
}
