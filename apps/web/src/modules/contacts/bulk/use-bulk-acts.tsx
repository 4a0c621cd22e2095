import { type BulkAct, bulkActs } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { may } from '@kxo/domain/contacts/permissions'
import { adminWrite, adminWriteSms } from '@kxo/domain/mailing/paths'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { recordsIn, type Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { useRegistering } from '../adding/use-registering.tsx'
import type { ListScope } from './bulk-api.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then(({ BulkDialog: component }) => ({ default: component })))
const BulkWorkDialog = lazy(() => import('./bulk-work.tsx').then(({ BulkWorkDialog: component }) => ({ default: component })))

type Requested = { act: BulkAct; selection: Selection; clear: () => void }

/** The acts on the people of a list, and the dialogs they open; a long one is followed under `?job=`. */
export function useBulkActs(scope: ListScope): { acts: BulkAction[]; dialogs: ReactNode } {
  const viewer = useViewer()
  const { actor } = viewer
  const [search, change] = useAddress()
  const [requested, setRequested] = useState<Requested | null>(null)
  const navigate = useNavigate()
  const registering = useRegistering()
  if (!may.actInBulk(actor)) return { acts: [], dialogs: null }
  // A message is composed on its own page, which is told who was chosen.
  const write = (selection: Selection, at = adminWrite()): void => {
    const chosen = recordsIn(selection, scope)
    void navigate({ to: at, search: searchOf('ids' in chosen ? { ids: chosen.ids.join(',') } : { found: JSON.stringify(chosen.found) }) })
  }
  const acts = bulkActs
    .filter((act) => act !== 'write' || hasFeature(viewer, 'mailing'))
    .map(
      (act): BulkAction => ({
        label: w[act],
        ...(act === 'disable' ? { tone: 'danger' as const } : {}),
        run: (selection, clear) => (act === 'write' ? write(selection) : setRequested({ act, selection, clear })),
      }),
    )
  const bySms: BulkAction = { label: smsWords.send, run: (selection) => write(selection, adminWriteSms()) }
  const job = /^\d{1,15}$/.test(search['job'] ?? '') ? Number(search['job']) : null
  return {
    acts: [...registering.acts, ...acts, ...(viewer.tenant.params.has_sms ? [bySms] : [])],
    dialogs: (
      <Suspense>
        {registering.dialog}
        {requested ? (
          <BulkDialog
            act={requested.act}
            selection={requested.selection}
            scope={scope}
            onDone={requested.clear}
            onClose={() => setRequested(null)}
            onWork={(id) => {
              setRequested(null)
              change({ job: String(id) }, { replace: false })
            }}
          />
        ) : null}
        {job === null ? null : (
          <BulkWorkDialog
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
