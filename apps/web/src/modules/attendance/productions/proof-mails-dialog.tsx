import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { proofMailsWords as w } from '@kxo/domain/attendance/proof-mails/proof-mails-words'
import { Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkPreview } from '../../../ui/overlay/use-bulk-preview.ts'
import { countOf } from '../../../ui/table/selection.ts'
import type { ProofMailsProps } from '../../documents/index.ts'

/** Proofs mailed from their list, one or several, once one has read to whom, and why not to the others. */
export default function ProofMailsDialog({ selection, readIds, onDone, onClose }: ProofMailsProps) {
  const { say } = useLanguage()
  const mailing = useAction({ mutationFn: (ids: number[]) => call(contract.mailProofs, { body: { ids } }) })
  const preview = useBulkPreview({
    queryKey: ['documents', 'mails', 'preview', selection],
    ids: (signal) => readIds(selection, signal),
    ask: (ids) => call(contract.previewProofMails, { body: { ids } }),
    enabled: mailing.isIdle,
  })
  return (
    <BulkDialog
      title={say(w.title, { n: countOf(selection) })}
      preview={preview}
      will={w.will}
      left={w.left}
      apply={w.send}
      isPending={mailing.isPending}
      onApply={() => preview.data && mailing.mutate(preview.data.ids)}
      report={mailing.data && { said: say(w.done, { n: mailing.data.changed }), left: mailing.data.left }}
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
