import { type BulkAct, bulkActs } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { copyWords } from '@kxo/domain/events/bulk/copy-words'
import { endingWords } from '@kxo/domain/events/bulk/ending-words'
import { shiftWords } from '@kxo/domain/events/bulk/shift-words'
import type { AdminTab } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { recordsIn, type Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { type EventsBulkPage, eventsDependencies } from '../dependencies.ts'
import type { BulkDialogOf } from './bulk-dialog-of.ts'

const BulkEventsDialog = lazy(() => import('./bulk-events-dialog.tsx'))

/** Acts that ask more than a change of some fields: each has its own dialog. */
const furtherActs = {
  copy: { label: copyWords.copy, Dialog: lazy(() => import('./copy-dialog.tsx')) },
  shift: { label: shiftWords.shift, Dialog: lazy(() => import('./shift-dialog.tsx')) },
  cancel: { label: endingWords.cancel, tone: 'danger', Dialog: lazy(() => import('./cancel-many-dialog.tsx')) },
  remove: { label: endingWords.remove, tone: 'danger', Dialog: lazy(() => import('./remove-many-dialog.tsx')) },
} satisfies Record<string, { label: Sentence; tone?: 'danger'; Dialog: ComponentType<BulkDialogOf> }>
type FurtherAct = keyof typeof furtherActs

type Opened = BulkAct | ComponentType<BulkDialogOf>
type OpenAct = { opened: Opened; selection: Selection; clear: () => void }

/** Acts a tab has no event for. */
const pointless: Partial<Record<AdminTab, readonly (BulkAct | FurtherAct)[]>> = {
  upcoming: ['publish'],
  running: ['publish'],
  past: ['publish', 'shift'],
  drafts: ['unpublish'],
  models: ['publish', 'unpublish', 'copy', 'shift', 'cancel'],
  cancelled: ['edit', 'publish', 'unpublish', 'shift', 'cancel'],
  archived: ['archive'],
}

/** The acts on several events of a tab, and the dialog they open. */
export function useBulkEvents(tab: AdminTab): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const viewer = useViewer()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenAct | null>(null)
  if (!may.createEvents(viewer.actor)) return { acts: [], dialog: null }
  const goTo = async (act: EventsBulkPage, selection: Selection): Promise<void> => {
    const { ids } = selection.all ? await call(eventBulkContract.chosenMany, { body: recordsIn(selection, { tab }) }) : selection
    const { to, search } = act.to(ids.map(Number))
    await navigate({ to, search: searchOf(search) })
  }
  const isOffered = (act: BulkAct | FurtherAct) => !pointless[tab]?.includes(act) && (act !== 'remove' || may.removeEvents(viewer.actor))
  const opens =
    (opened: Opened): BulkAction['run'] =>
    (selection, clear) =>
      setOpen({ opened, selection, clear })
  const further: BulkAction[] = (Object.keys(furtherActs) as FurtherAct[]).filter(isOffered).map((act) => ({
    label: furtherActs[act].label,
    stand: 'rare',
    ...('tone' in furtherActs[act] && { tone: 'danger' }),
    run: opens(furtherActs[act].Dialog),
  }))
  const ofOthers: BulkAction[] = (tab === 'models' ? [] : eventsDependencies().bulk)
    .filter(({ shown }) => shown(viewer))
    .map((act) => ({
      label: act.label,
      stand: 'rare',
      run: 'to' in act ? (selection) => void runAction(() => goTo(act, selection)) : opens(act.Dialog),
    }))
  return {
    acts: [
      ...bulkActs.filter(isOffered).map((act): BulkAction => ({ label: w[act], run: opens(act) })),
      ...further.filter(({ tone }) => tone === undefined),
      ...ofOthers,
      ...further.filter(({ tone }) => tone === 'danger'),
    ],
    dialog: open ? <OpenedDialog open={open} tab={tab} onClose={() => setOpen(null)} /> : null,
  }
}

function OpenedDialog({ open: { opened: Act, selection, clear }, tab, onClose }: { open: OpenAct; tab: AdminTab; onClose: () => void }) {
  const of = { tab, selection, onDone: clear, onClose }
  return <Suspense>{typeof Act === 'string' ? <BulkEventsDialog act={Act} {...of} /> : <Act {...of} />}</Suspense>
}
