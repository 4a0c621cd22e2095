import { remindingWords as w } from '@kxo/domain/billing/reminding/reminding-words'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../../ui/overlay/use-bulk-act.ts'
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
  const { done, bulk } = useBulkAct({
    queryKey: ['bills', 'reminders', 'preview', of, selection],
    ids: (signal) => idsOfBills(of, selection, signal),
    ask: previewReminders,
    act: remindMany,
  })
  return (
    <BulkDialog
      title={say(w.title, { n: countOf(selection) })}
      {...bulk}
      will={w.will}
      left={w.left}
      apply={w.remind}
      report={done && { said: say(w.done, { n: done.changed }), left: done.left }}
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
