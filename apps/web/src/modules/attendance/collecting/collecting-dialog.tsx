import type { Sheet } from '@kxo/domain/attendance/sheet'
import { CodeScreen } from './code-screen.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { PassRoundDialog } from './pass-round-dialog.tsx'

/** A way of collecting signatures, open for one half-day of the sheet. */
export type Collecting = { kind: 'code' | 'tablet' | 'paper'; slot: number; index: number; when: string }

export function CollectingDialog({ kind, sheet, ...rest }: Collecting & { sheet: Sheet; onClose: () => void }) {
  if (kind === 'code') return <CodeScreen {...rest} title={sheet.title} />
  return kind === 'tablet' ? (
    <PassRoundDialog {...rest} event={sheet.event} people={sheet.people} />
  ) : (
    <PaperDialog {...rest} people={sheet.people} />
  )
}
