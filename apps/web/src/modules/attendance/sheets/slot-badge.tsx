import { proofWords } from '@kxo/domain/attendance/proving/proof-words'
import type { SlotState } from '@kxo/domain/attendance/rules'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Badge } from '../../../ui/display/badge.tsx'

const shown: Readonly<Record<SlotState, { label: Sentence; tone: Tone }>> = {
  coming: { label: w.stateComing, tone: 'neutral' },
  open: { label: w.stateOpen, tone: 'warning' },
  signed: { label: w.stateSigned, tone: 'success' },
  entered: { label: proofWords.entered, tone: 'success' },
  regularised: { label: w.stateRegularised, tone: 'info' },
  absent: { label: w.stateAbsent, tone: 'danger' },
  missed: { label: w.stateMissed, tone: 'danger' },
}

/** The state of a half-day, in a word. */
export const SlotBadge = ({ state }: { state: SlotState }) => <Badge tone={shown[state].tone}>{shown[state].label}</Badge>
