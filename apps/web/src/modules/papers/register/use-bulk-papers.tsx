import { type PaperAct, paperActs } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../../ui/overlay/use-bulk-act.ts'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { actOnMany, idsOfRows, previewMany } from '../api.ts'

type PeopleTab = 'contacts' | 'partners'
type Requested = { act: PaperAct; selection: Selection; clear: () => void }
const labels = { validate: w.validate, reject: w.reject, reclaim: w.reclaim }
const titles = { validate: w.manyValidate, reject: w.manyReject, reclaim: w.manyReclaim }

/** Accepting, refusing and asking again for several lines at once, with what it does said before it is done. */
export function useBulkPapers(tab: PeopleTab): { acts: readonly BulkAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const [requested, setRequested] = useState<Requested | null>(null)
  if (!(tab === 'partners' ? may.writePartners(actor) : may.write(actor))) return { acts: [], dialog: null }
  return {
    acts: paperActs.map((act) => ({ label: labels[act], run: (selection, clear) => setRequested({ act, selection, clear }) })),
    dialog: requested ? <BulkPapersDialog tab={tab} {...requested} onClose={() => setRequested(null)} /> : null,
  }
}

function BulkPapersDialog({ tab, act, selection, clear, onClose }: Requested & { tab: PeopleTab; onClose: () => void }) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const needsReason = act === 'reject'
  const { done, bulk } = useBulkAct({
    queryKey: ['other-documents', 'preview', tab, act, selection],
    ids: (signal) => (selection.all ? idsOfRows(selection.query, tab, signal) : selection.ids.map(Number)),
    ask: (ids) => previewMany({ ids, act }),
    act: (ids) => actOnMany({ ids, act, ...(needsReason && { reason: reason.trim() }) }),
  })
  return (
    <BulkDialog
      title={say(titles[act], { n: countOf(selection) })}
      {...bulk}
      will={w.will}
      left={w.left}
      apply={labels[act]}
      isDanger={needsReason}
      isHeldBack={needsReason && reason.trim() === ''}
      report={done && { said: say(w.done, { n: done.changed }), left: done.left }}
      onDone={clear}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(w.manyHelp)}
        </Text>
      }
    >
      {needsReason ? (
        <TextInput
          label={say(w.reason)}
          description={say(w.rejectHelp)}
          withAsterisk
          maxLength={500}
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      ) : null}
    </BulkDialog>
  )
}
