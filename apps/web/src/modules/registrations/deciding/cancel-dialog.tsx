import type { Registration } from '@kxo/domain/registrations/contract'
import { holdsPlace } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { cancel, cancelTermsQuery } from '../api.ts'
import { CancelTermsRead } from '../cancelling/cancel-terms-read.tsx'
import { actOf, endingWords } from './act-of.ts'

/** Gives one's own registration up, after saying what it means. */
export function CancelDialog({
  registration,
  onClose,
  onCancelled = onClose,
}: {
  registration: Registration
  onClose: () => void
  onCancelled?: () => void
}) {
  const { say } = useLanguage()
  const words = endingWords(registration)
  const [reason, setReason] = useState('')
  const answer = useQuery(cancelTermsQuery(registration.id))
  const terms = answer.data
  const ending = useAction({
    mutationFn: () => cancel(registration.id, { reason: reason.trim(), fee: terms?.fee ?? 0 }),
    onError: () => void answer.refetch(),
    onSuccess: async () => {
      toast.success(words.done)
      onCancelled()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title}
      cancel={words.keep}
      acts={
        <Button variant="danger" loading={ending.isPending} disabled={!terms} onClick={() => ending.mutate()}>
          {say(actOf(registration))}
        </Button>
      }
    >
      <p>
        {registration.event_title}
        <br />
        {say(words.sentence)}
      </p>
      {terms && holdsPlace(registration.status) && registration.status !== 'pending' ? <CancelTermsRead terms={terms} /> : null}
      <TextInput label={say(w.reason)} value={reason} maxLength={500} onChange={(change) => setReason(change.currentTarget.value)} />
    </Dialog>
  )
}
