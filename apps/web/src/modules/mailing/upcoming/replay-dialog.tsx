import { momentLabel } from '@kxo/domain/mailing/moments'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type ExplainedMail, verdicts } from '@kxo/domain/mailing/upcoming-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Writes one message for its person, whether it left or not; why is kept with the act. */
export function ReplayDialog({ mail, onClose }: { mail: ExplainedMail; onClose: () => void }) {
  const { say } = useLanguage()
  const { moment, occurrence, recipient, verdict } = mail
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const isAgain = verdict === 'sent'
  const replay = useAction({
    mutationFn: () => call(contract.replayMail, { body: { moment, occurrence, reason } }),
    onSuccess: () => {
      toast.success(say(w.sentDone))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isAgain ? w.sendAgainTitle : w.sendLateTitle}
      cancel
      acts={
        <Button loading={replay.isPending} disabled={reason === ''} onClick={() => replay.mutate()}>
          {say(isAgain ? mailingWords.resend : w.sendNow)}
        </Button>
      }
    >
      <Text>{say(w.replayHelp, { moment: say(momentLabel(moment)), recipient })}</Text>
      <Text mb="md" c="dimmed" size="sm">
        {say(isAgain ? w.alreadySent : verdicts[verdict])}
      </Text>
      <TextInput
        label={say(w.replayReason)}
        placeholder={say(w.replayExample)}
        withAsterisk
        value={typed}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Dialog>
  )
}
