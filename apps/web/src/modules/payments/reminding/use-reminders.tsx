import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { remindingWords as w } from '@kxo/domain/billing/reminding/reminding-words'
import { isOwed } from '@kxo/domain/billing/rules'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import type { idsOfBills } from '../../billing/index.ts'

const ReminderDialog = lazy(() => import('./reminder-dialog.tsx'))
const RemindManyDialog = lazy(() => import('./remind-many-dialog.tsx'))

type Reminders = {
  /** The act of a row; none where nothing is left to pay: the server says whether its day has come. */
  rowActs: (row: BillRow) => { label: typeof w.remind; run: () => void }[]
  bulkActs: readonly BulkAction[]
  dialog: ReactNode
}

/** Reminders from a list of bills: of one row, or of those chosen, each read before it leaves. */
export function useReminders(of: Parameters<typeof idsOfBills>[0]): Reminders {
  const [one, setOne] = useState<BillRow | null>(null)
  const [many, setMany] = useState<{ selection: Selection; clear: () => void } | null>(null)
  return {
    rowActs: (row) => (isOwed(row) ? [{ label: w.remind, run: () => setOne(row) }] : []),
    bulkActs: [{ label: w.remind, run: (selection, clear) => setMany({ selection, clear }) }],
    dialog: (
      <Suspense>
        {one ? <ReminderDialog bill={one} onClose={() => setOne(null)} /> : null}
        {many ? <RemindManyDialog of={of} selection={many.selection} onDone={many.clear} onClose={() => setMany(null)} /> : null}
      </Suspense>
    ),
  }
}
