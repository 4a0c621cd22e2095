import { labels } from '@kxo/domain/kernel/labels'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { OfferedAct } from './decisions.ts'

type ReasonDialogProps = {
  registration: Pick<Registration, 'first_name' | 'last_name'>
  act: Pick<OfferedAct, 'label' | 'tone'>
  busy: boolean
  onDecide: (reason: string) => void
  onClose: () => void
}

/** Asks why before an act that must say it. */
export function ReasonDialog({ registration, act, busy, onDecide, onClose }: ReasonDialogProps) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const trimmed = reason.trim()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${say(act.label)}, ${registration.first_name} ${registration.last_name}`}
      // « Annuler » beside an act that cancels would say two things.
      cancel={labels.close}
      acts={
        <Button variant={act.tone ?? 'primary'} loading={busy} disabled={trimmed === ''} onClick={() => onDecide(trimmed)}>
          {say(act.label)}
        </Button>
      }
    >
      <TextInput
        label={say(w.reason)}
        withAsterisk
        value={reason}
        maxLength={500}
        data-autofocus
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </Dialog>
  )
}
