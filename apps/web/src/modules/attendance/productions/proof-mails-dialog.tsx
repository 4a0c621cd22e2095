import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { proofMailsWords as w } from '@kxo/domain/attendance/proof-mails/proof-mails-words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf } from '../../../ui/table/selection.ts'
import type { ProofMailsProps } from '../../documents/index.ts'

/** Proofs mailed from their list, one or several, once one has read to whom, and why not to the others. */
export default function ProofMailsDialog({ selection, readIds, onDone, onClose }: ProofMailsProps) {
  const { say } = useLanguage()
  const mailing = useAction({ mutationFn: (ids: number[]) => call(contract.mailProofs, { body: { ids } }) })
  const preview = useQuery({
    queryKey: ['documents', 'mails', 'preview', selection],
    queryFn: async ({ signal }) => {
      const ids = await readIds(selection, signal)
      return { ids, ...(await call(contract.previewProofMails, { body: { ids } })) }
    },
    // A POST, though it changes nothing: what refreshes the screen must not ask it again, without end.
    meta: { writes: true },
    enabled: mailing.isIdle,
    staleTime: 0,
    gcTime: 0,
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
