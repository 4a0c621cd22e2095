import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** How the sheet of a half-day stands, as lists show it. */
export const sheetStates: Readonly<Record<SheetRow['state'], { label: Sentence; tone: Tone }>> = {
  coming: { label: w.sheetComing, tone: 'neutral' },
  open: { label: w.sheetOpen, tone: 'info' },
  incomplete: { label: w.sheetIncomplete, tone: 'warning' },
  complete: { label: w.sheetComplete, tone: 'success' },
  locked: { label: w.sheetLocked, tone: 'neutral' },
}
