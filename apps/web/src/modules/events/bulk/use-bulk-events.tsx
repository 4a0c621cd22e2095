import { type BulkAct, bulkActs } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import type { AdminTab } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'

const BulkEventsDialog = lazy(() => import('./bulk-events-dialog.tsx'))

type OpenAct = { act: BulkAct; selection: Selection; clear: () => void }

/** Acts a tab has no event for. */
const pointless: Partial<Record<AdminTab, readonly BulkAct[]>> = {
  upcoming: ['publish'],
  running: ['publish'],
  past: ['publish'],
  drafts: ['unpublish'],
  models: ['publish', 'unpublish'],
  cancelled: ['edit', 'publish', 'unpublish'],
  archived: ['archive'],
}

/** The acts on several events of a tab, and the dialog they open. */
export function useBulkEvents(tab: AdminTab): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const [open, setOpen] = useState<OpenAct | null>(null)
  if (!may.createEvents(actor)) return { acts: [], dialog: null }
  return {
    acts: bulkActs
      .filter((act) => !pointless[tab]?.includes(act))
      .map((act) => ({ label: w[act], run: (selection, clear) => setOpen({ act, selection, clear }) })),
    dialog: open ? (
      <Suspense>
        <BulkEventsDialog tab={tab} {...open} onDone={open.clear} onClose={() => setOpen(null)} />
      </Suspense>
    ) : null,
  }
}
