import { type BulkAct, bulkActs } from '@kxo/domain/registrations/bulk/bulk-acts'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'

const BulkDialog = lazy(() => import('./bulk-registrations-dialog.tsx'))

type Requested = { act: BulkAct; selection: Selection; clear: () => void }

/** The acts on several registrations, of an event or of every one of them, and the dialog they open. */
export function useBulkRegistrations(
  event: number | undefined,
  status: RegistrationStatus | undefined,
  offered: readonly BulkAct[] = bulkActs,
): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const [requested, setRequested] = useState<Requested | null>(null)
  return {
    acts: offered.map((act) => ({
      label: w[act],
      ...(act === 'cancel' || act === 'refuse' ? { tone: 'danger' as const } : {}),
      run: (selection, clear) => setRequested({ act, selection, clear }),
    })),
    dialog: requested ? (
      <Suspense>
        <BulkDialog event={event} status={status} {...requested} onDone={requested.clear} onClose={() => setRequested(null)} />
      </Suspense>
    ) : null,
  }
}
