import type { Change, TraceLine } from '@kxo/domain/history/contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { restoreValue } from '../api.ts'
import { useNames } from '../use-names.ts'

type RestoreDialogProps = { line: TraceLine; change: Change; personId: number; onClose: () => void; onDone: () => void }

/** Asks why a former value is given back; it is a change like any other. */
export function RestoreDialog({ line, change, personId, onClose, onDone }: RestoreDialogProps) {
  const { say } = useLanguage()
  const { field } = useNames()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const reasonText = reason.trim()
  const value = change.before ?? say(w.emptyValue)

  const restore = async (): Promise<void> => {
    setBusy(true)
    try {
      await restoreValue(personId, { trace: line.id, field: change.field, reason: reasonText })
      toast.success(say(w.restored))
      // The person's record, its lists and its history all show the value.
      onDone()
    } catch (error) {
      toast.failure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.restoreTitle, { value })}
      cancel
      acts={
        <Button loading={busy} disabled={reasonText === ''} onClick={() => void restore()}>
          {say(w.restore)}
        </Button>
      }
    >
      <p>{say(w.restoreHelp, { field: field(change.field), name: line.subject_name ?? '', value })}</p>
      <TextInput
        label={say(w.reason)}
        withAsterisk
        value={reason}
        maxLength={500}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  )
}
