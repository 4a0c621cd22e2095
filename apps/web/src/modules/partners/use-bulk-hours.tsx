import { functionsContract as contract } from '@kxo/domain/partners/functions-contract'
import { undoHours } from '@kxo/domain/partners/hours'
import { hoursWords as w } from '@kxo/domain/partners/hours-words'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { BulkDialog } from '../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../ui/overlay/use-bulk-act.ts'
import { useBulkUndo } from '../../ui/overlay/use-bulk-undo.tsx'
import { countOf, type Selection } from '../../ui/table/selection.ts'
import type { BulkAction } from '../../ui/table/selection-bar.tsx'
import { idsOfParts } from './api.ts'

export const moments = ['upcoming', 'past', 'ended'] as const
export type Moment = (typeof moments)[number]
type Which = { id: number; kind: PartnerKind; moment: Moment }
type Requested = { selection: Selection; clear: () => void }

/** The hours of several parts validated at once, and the dialog that says what it does before it is done. */
export function useBulkHours(id: number, kind: PartnerKind, moment: Moment): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const [requested, setRequested] = useState<Requested | null>(null)
  if (!may.assignPartners(actor) || moment === 'ended') return { acts: [], dialog: null }
  return {
    acts: [{ label: w.act, run: (selection, clear) => setRequested({ selection, clear }) }],
    dialog: requested ? (
      <BulkHoursDialog
        which={{ id, kind, moment }}
        selection={requested.selection}
        onDone={requested.clear}
        onClose={() => setRequested(null)}
      />
    ) : null,
  }
}

type DialogProps = { which: Which; selection: Selection; onDone: () => void; onClose: () => void }

function BulkHoursDialog({ which, selection, onDone, onClose }: DialogProps) {
  const { say } = useLanguage()
  const { done, bulk } = useBulkAct({
    queryKey: ['partners', 'hours', 'preview', which, selection],
    ids: (signal) => (selection.all ? idsOfParts(selection.query, which, signal) : selection.ids.map(Number)),
    ask: (ids) => call(contract.previewManyHours, { body: { ids } }),
    act: (ids) => call(contract.validateManyHours, { body: { ids } }),
  })
  const undo = useBulkUndo(done, (act) => call(contract.undoManyHours, { body: { undo: act } }), w)
  return (
    <BulkDialog
      title={say(w.title, { n: countOf(selection) })}
      {...bulk}
      will={w.will}
      left={w.left}
      apply={w.act}
      {...undo}
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(w.help, { hours: undoHours })}
        </Text>
      }
    />
  )
}
