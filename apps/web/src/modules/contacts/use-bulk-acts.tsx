import { type ManyAct, manyActs } from '@kxo/domain/contacts/bulk'
import { manyWords as w } from '@kxo/domain/contacts/bulk-words'
import { may } from '@kxo/domain/contacts/permissions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { useAddress } from '../../ui/navigation/address.ts'
import type { Selection } from '../../ui/table/selection.ts'
import type { BulkAction } from '../../ui/table/selection-bar.tsx'
import type { ListScope } from './bulk-api.ts'
import { useRegistering } from './use-registering.tsx'

const ManyDialog = lazy(() => import('./bulk-dialog.tsx').then(({ ManyDialog: component }) => ({ default: component })))
const ManyWorkDialog = lazy(() => import('./bulk-work.tsx').then(({ ManyWorkDialog: component }) => ({ default: component })))

type Asked = { act: ManyAct; selection: Selection; clear: () => void }

/** The acts on the people of a list, and the dialogs they open; a long one is followed under `?job=`. */
export function useManyActs(scope: ListScope): { acts: BulkAction[]; dialogs: ReactNode } {
  const viewer = useViewer()
  const { actor } = viewer
  const [search, change] = useAddress()
  const [asked, setAsked] = useState<Asked | null>(null)
  const registering = useRegistering()
  if (!may.actOnMany(actor)) return { acts: [], dialogs: null }
  const acts = manyActs
    .filter((act) => act !== 'write' || hasFeature(viewer, 'mailing'))
    .map(
      (act): BulkAction => ({
        label: w[act],
        ...(act === 'disable' ? { tone: 'danger' as const } : {}),
        run: (selection, clear) => setAsked({ act, selection, clear }),
      }),
    )
  const job = /^\d{1,15}$/.test(search['job'] ?? '') ? Number(search['job']) : null
  return {
    acts: [...registering.acts, ...acts],
    dialogs: (
      <Suspense>
        {registering.dialog}
        {asked ? (
          <ManyDialog
            act={asked.act}
            selection={asked.selection}
            scope={scope}
            onDone={asked.clear}
            onClose={() => setAsked(null)}
            onWork={(id) => {
              setAsked(null)
              change({ job: String(id) }, { replace: false })
            }}
          />
        ) : null}
        {job === null ? null : (
          <ManyWorkDialog
            key={job}
            id={job}
            onWork={(id) => change({ job: String(id) }, { replace: false })}
            onClose={() => change({ job: undefined })}
          />
        )}
      </Suspense>
    ),
  }
}
