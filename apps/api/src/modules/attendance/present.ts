import type { Connection } from '@kxo/domain/attendance/meeting/connections'
import { presenceReason, presenceState } from '@kxo/domain/attendance/presence'
import { latenessToConfirm } from '@kxo/domain/attendance/proving/lateness'
import { type SigningSettings, slotState } from '@kxo/domain/attendance/rules'
import type { Mark } from '@kxo/domain/attendance/sheet'
import { absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import type { Context } from '../../platform/context.ts'
import type { PresenceRow, SignatureRow, SlotRow } from './queries.ts'
import { evidenceOf } from './sheets/chain.ts'
import { isEntered, type PresenceSource } from './signing/slot-facts.ts'

/** Without `late_after`, no lateness is suggested. */
type Shown = SigningSettings & { late_after?: number | null; is_locked: boolean }
type Recorded = {
  slot: SlotRow
  presence: PresenceRow | undefined
  signature: SignatureRow | undefined
  connections?: readonly Connection[]
}

/** One box of the sheet, as screens show it. */
export function presentMark(
  { slot, presence, signature, connections = [] }: Recorded,
  settings: Shown,
  { now, language }: Pick<Context, 'now' | 'language'>,
): Mark {
  const state = presence ? presenceState.keyOf(presence.state) : null
  const isRegularised = presence?.source === ('regularisation' satisfies PresenceSource)
  const isOthersWord = presence !== undefined && presence.source !== ('signature' satisfies PresenceSource)
  return {
    slot: slot.id,
    state: slotState(
      {
        ...slot,
        signed_at: signature?.signed_at ?? null,
        is_entered: isEntered(presence?.source),
        is_regularised: isRegularised,
        is_absent: state === 'absent',
        is_locked: settings.is_locked,
      },
      settings,
      now,
    ),
    presence: state,
    minutes_late: presence?.minutes_late ?? 0,
    minutes_away: presence?.minutes_away ?? 0,
    connections: [...connections],
    late_to_confirm: latenessToConfirm({ ...slot, arrived_at: arrivalOf(presence) }, settings.late_after ?? null),
    absence_reason: absenceReasonOf(presence?.absence_reason ?? null),
    reason: presence ? presenceReason(presence, language) : '',
    signed_at: signature?.signed_at ?? null,
    synchronised_at: arrivedAt(signature),
    mode: signature ? (signature.drawing === null ? 'typed' : 'drawing') : null,
    drawing: signature?.drawing ?? null,
    typed_name: signature?.typed_name ?? null,
    identified_by: signature ? evidenceOf(signature).mode : null,
    recorded_by: isOthersWord ? presence.recorder : null,
  }
}

const seen: readonly string[] = ['checkin', 'entry', 'meeting', 'signature'] satisfies PresenceSource[]
/** When somebody was first seen, while nobody judged it. */
const arrivalOf = (presence: PresenceRow | undefined): Date | null =>
  presence && seen.includes(presence.source) ? presence.recorded_at : null

/** When a signature made without the network arrived. */
function arrivedAt(signature: SignatureRow | undefined): Date | null {
  const offline = signature && evidenceOf(signature).offline
  return offline ? new Date(offline.received_at) : null
}
