import { type BulkTaskAct, bulkTaskActs } from '@kxo/domain/tasks/bulk-contract'
import { bulkTasksWords as w } from '@kxo/domain/tasks/bulk-words'
import { may } from '@kxo/domain/tasks/permissions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import type { Which } from '../api.ts'

const BulkTasksDialog = lazy(() => import('./bulk-tasks-dialog.tsx'))

type Requested = { act: BulkTaskAct; selection: Selection; clear: () => void }

/** The acts on several tasks of a list still open, and the dialog they open. */
export function useBulkTasks(which: Which): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const [requested, setRequested] = useState<Requested | null>(null)
  if (!may.create(actor) || which.tab === 'done' || which.tab === 'cancelled') return { acts: [], dialog: null }
  return {
    acts: bulkTaskActs.map((act) => ({
      label: w[act],
      ...(act === 'cancelled' && { tone: 'danger' as const }),
      run: (selection, clear) => setRequested({ act, selection, clear }),
    })),
    dialog: requested ? (
      <Suspense>
        <BulkTasksDialog
          key={requested.act}
          act={requested.act}
          selection={requested.selection}
          which={which}
          onDone={requested.clear}
          onClose={() => setRequested(null)}
        />
      </Suspense>
    ) : null,
  }
}
