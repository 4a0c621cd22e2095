import { type BulkTaskAct, bulkTaskActs } from '@kxo/domain/tasks/bulk-contract'
import { bulkTasksWords as w } from '@kxo/domain/tasks/bulk-words'
import { may } from '@kxo/domain/tasks/permissions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import type { Which } from '../api.ts'

const BulkTasksDialog = lazy(() => import('./bulk-tasks-dialog.tsx'))

type Asked = { act: BulkTaskAct; selection: Selection; clear: () => void }

/** The acts on several tasks of a list still open, and the dialog they open. */
export function useBulkTasks(which: Which): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!may.create(actor) || which.tab === 'done' || which.tab === 'cancelled') return { acts: [], dialog: null }
  return {
    acts: bulkTaskActs.map((act) => ({
      label: w[act],
      ...(act === 'cancelled' && { tone: 'danger' as const }),
      run: (selection, clear) => setAsked({ act, selection, clear }),
    })),
    dialog: asked ? (
      <Suspense>
        <BulkTasksDialog
          key={asked.act}
          act={asked.act}
          selection={asked.selection}
          which={which}
          onDone={asked.clear}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ) : null,
  }
}
