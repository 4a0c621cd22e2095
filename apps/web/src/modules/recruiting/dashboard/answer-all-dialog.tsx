import { silentDays } from '@kxo/domain/recruiting/rules'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Radio, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { answerAll, previewAnswersQuery } from '../api.ts'

/** Closes politely, in one act, what nobody answered. */
export default function AnswerAllDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const [show, setShow] = useState<'toStudy' | 'silent'>('silent')
  const [reason, setReason] = useState('')
  const answering = useAction({ mutationFn: () => answerAll({ show, reason: reason.trim() }) })
  const preview = useQuery({ ...previewAnswersQuery(show), enabled: answering.isIdle })
  return (
    <BulkDialog
      title={say(w.answerAll)}
      preview={preview}
      will={w.willDecline}
      left={w.willLeave}
      isHeldBack={reason.trim() === ''}
      apply={w.declineAll}
      isDanger
      isPending={answering.isPending}
      onApply={() => answering.mutate()}
      report={answering.data && { said: say(w.declinedAll, { n: answering.data.changed }), left: answering.data.left }}
      onDone={onClose}
      onClose={onClose}
    >
      <Radio.Group label={say(w.answerWhich)} value={show} onChange={(next) => setShow(next === 'toStudy' ? 'toStudy' : 'silent')}>
        <Stack gap="xs" mt="xs">
          <Radio value="silent" label={say(w.answerSilent, { n: silentDays })} />
          <Radio value="toStudy" label={say(w.answerEveryone)} />
        </Stack>
      </Radio.Group>
      <Textarea
        label={say(w.answerReason)}
        description={say(w.answerReasonHelp)}
        withAsterisk
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </BulkDialog>
  )
}
