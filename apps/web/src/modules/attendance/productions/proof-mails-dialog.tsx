import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { proofMailsWords as w } from '@kxo/domain/attendance/proof-mails/proof-mails-words'
import { Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../../ui/overlay/use-bulk-act.ts'
import { countOf } from '../../../ui/table/selection.ts'
import type { ProofMailsProps } from '../../documents/index.ts'

/** Proofs mailed from their list, one or several, once one has read to whom, and why not to the others. */
export default function ProofMailsDialog({ selection, readIds, onDone, onClose }: ProofMailsProps) {
  const { say } = useLanguage()
  const { done, bulk } = useBulkAct({
    queryKey: ['documents', 'mails', 'preview', selection],
    ids: (signal) => readIds(selection, signal),
    ask: (ids) => call(contract.previewProofMails, { body: { ids } }),
    act: (ids) => call(contract.mailProofs, { body: { ids } }),
  })
  return (
    <BulkDialog
      title={say(w.title, { n: countOf(selection) })}
      {...bulk}
      will={w.will}
      left={w.left}
      apply={w.send}
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
