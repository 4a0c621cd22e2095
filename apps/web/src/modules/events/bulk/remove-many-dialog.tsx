import { eventBulkWords } from '@kxo/domain/events/bulk/bulk-words'
import { eventEndingContract as contract } from '@kxo/domain/events/bulk/ending-contract'
import { endingWords as w } from '@kxo/domain/events/bulk/ending-words'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn } from '../../../ui/table/selection.ts'
import type { BulkDialogOf } from './bulk-dialog-of.ts'

/** Deletes those of several events that nothing hangs on: which, and what keeps the others, is said first. */
export default function RemoveManyDialog({ tab, selection, onDone, onClose }: BulkDialogOf) {
  const { say } = useLanguage()
  const chosen = recordsIn(selection, { tab })
  const removing = useAction({ mutationFn: () => call(contract.removeMany, { body: chosen }) })
  const preview = useQuery({
    ...apiQuery(contract.previewRemovals, { body: chosen }, { staleTime: 0, gcTime: 0 }),
    enabled: removing.isIdle,
  })
  const done = removing.data
  return (
    <BulkDialog
      title={say(eventBulkWords.title, { act: say(w.remove), n: countOf(selection) })}
      preview={preview}
      will={w.willRemove}
      left={eventBulkWords.left}
      apply={w.remove}
      isDanger
      isPending={removing.isPending}
      onApply={() => removing.mutate()}
      report={done && { said: say(w.removed, { n: done.changed }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
