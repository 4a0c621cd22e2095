import { type ReactNode, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { type RegistrationsBulkAct, registrationsDependencies } from '../dependencies.ts'

/** What other modules do of several registrations of an event, and the dialog they open. */
export function useBulkOfOthers(event: number): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const viewer = useViewer()
  const [opened, setOpened] = useState<{ act: RegistrationsBulkAct; selection: Selection } | null>(null)
  const { Dialog } = opened?.act ?? {}
  return {
    acts: registrationsDependencies()
      .bulk.filter(({ shown }) => shown(viewer))
      .map((act) => ({ label: act.label, run: (selection) => setOpened({ act, selection }) })),
    dialog:
      opened && Dialog ? (
        <Suspense>
          <Dialog event={event} selection={opened.selection} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null,
  }
}
