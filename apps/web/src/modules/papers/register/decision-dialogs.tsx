import type { PaperRow } from '@kxo/domain/papers/contract'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { decideRow } from '../api.ts'

type DialogProps = { row: Pick<PaperRow, 'id' | 'name' | 'expires_on'>; onClose: () => void }

/** Accepts what was deposited, with its last day when it has one. */
export function ValidateDialog({ row: { id, name, expires_on }, onClose }: DialogProps) {
  const { say } = useLanguage()
  const [until, setUntil] = useState<string | null>(expires_on)
  const validate = useAction({
    mutationFn: () => decideRow(id, { is_accepted: true, expires_on: until }),
    onSuccess: () => {
      toast.success(say(w.validated, { name }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      cancel
      title={say(w.validateTitle, { name })}
      acts={
        <Button loading={validate.isPending} onClick={() => validate.mutate()}>
          {say(w.validate)}
        </Button>
      }
    >
      <DayInput label={say(w.lastDay)} maw={220} value={until} onAnswer={setUntil} />
      <Text size="xs" c="dimmed" mt={4}>
        {say(w.lastDayHelp)}
      </Text>
    </Dialog>
  )
}

/** Refuses it, saying why. */
export function RejectDialog({ row: { id, name }, onClose }: DialogProps) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const reject = useAction({
    mutationFn: () => decideRow(id, { is_accepted: false, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(say(w.rejected, { name }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      cancel
      title={say(w.rejectTitle, { name })}
      acts={
        <Button variant="danger" loading={reject.isPending} disabled={reason.trim() === ''} onClick={() => reject.mutate()}>
          {say(w.reject)}
        </Button>
      }
    >
      <TextInput
        label={say(w.reason)}
        description={say(w.rejectHelp)}
        withAsterisk
        maxLength={500}
        value={reason}
        data-autofocus
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </Dialog>
  )
}
