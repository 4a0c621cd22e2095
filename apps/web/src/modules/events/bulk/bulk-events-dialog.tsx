import { type BulkAct, type BulkSet, undoHours } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkContract as contract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import type { AdminTab } from '@kxo/domain/events/paths'
import type { Input } from '@kxo/domain/kernel/contract'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkUndo } from '../../../ui/overlay/use-bulk-undo.tsx'
import { countOf, recordsIn, type Selection } from '../../../ui/table/selection.ts'
import { BulkChoice } from './bulk-choice.tsx'

type BulkProps = { act: BulkAct; tab: AdminTab; selection: Selection; onDone: () => void; onClose: () => void }
type Body = Input<typeof contract.actOnMany>['body']

/** An act on several events: what it will do, told by the server before anything is written, then what it did, and its undoing. */
export default function BulkEventsDialog({ act, tab, selection, onDone, onClose }: BulkProps) {
  const { say } = useLanguage()
  const [set, setSet] = useState<BulkSet | null>(null)
  const body: Body = { act, ...recordsIn(selection, { tab }), ...(set && { set }) }
  const isReady = act !== 'edit' || set !== null
  const applying = useAction({ mutationFn: (body: Body) => call(contract.actOnMany, { body }) })
  const undo = useBulkUndo(applying.data, (act) => call(contract.undoMany, { body: { undo: act } }), w)
  const { reset } = applying
  const choose = useCallback(
    (next: BulkSet | null) => {
      reset()
      setSet(next)
    },
    [reset],
  )
  const preview = useQuery(apiQuery(contract.previewMany, { body }, { enabled: isReady && applying.isIdle, staleTime: 0, gcTime: 0 }))
  return (
    <BulkDialog
      title={say(w.title, { act: say(w[act]), n: countOf(selection) })}
      preview={preview}
      will={w.will}
      left={w.left}
      isReady={isReady}
      apply={w.apply}
      isPending={applying.isPending}
      onApply={() => applying.mutate(body)}
      {...undo}
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(w.undoable, { hours: undoHours })}
        </Text>
      }
    >
      {act === 'edit' ? <BulkChoice onChange={choose} /> : null}
    </BulkDialog>
  )
}
