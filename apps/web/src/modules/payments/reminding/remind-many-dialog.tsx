import { remindingWords as w } from '@kxo/domain/billing/reminding/reminding-words'
import { Text } from '@mantine/core'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkPreview } from '../../../ui/overlay/use-bulk-preview.ts'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import { idsOfBills, previewReminders, remindMany } from '../../billing/index.ts'

type RemindManyProps = {
  /** What the list the bills are chosen in holds. */
  of: Parameters<typeof idsOfBills>[0]
  selection: Selection
  onDone: () => void
  onClose: () => void
}

/** Several bills reminded of, once one has read by which letter and to whom, and why not the others. */
export default function RemindManyDialog({ of, selection, onDone, onClose }: RemindManyProps) {
  const { say } = useLanguage()
  const reminding = useAction({ mutationFn: remindMany })
  const preview = useBulkPreview({
    queryKey: ['bills', 'reminders', 'preview', of, selection],
    ids: (signal) => idsOfBills(of, selection, signal),
    ask: previewReminders,
    enabled: reminding.isIdle,
  })
  return (
    <BulkDialog
      title={say(w.title, { n: countOf(selection) })}
      preview={preview}
      will={w.will}
      left={w.left}
      apply={w.remind}
      isPending={reminding.isPending}
      onApply={() => preview.data && reminding.mutate(preview.data.ids)}
      report={reminding.data && { said: say(w.done, { n: reminding.data.changed }), left: reminding.data.left }}
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(w.help)}
        </Text>
      }
    />
  )
}
