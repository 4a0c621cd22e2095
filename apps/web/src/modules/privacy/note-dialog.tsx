import { privacyWords as w } from '@kxo/domain/privacy/words'
import { type ConsentChannel, consentLabels } from '@kxo/domain/traces/consent'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

export type Answering = { channel: ConsentChannel; is_given: boolean }
type NoteDialogProps = { answering: Answering; onSave: (note: string) => Promise<unknown>; onClose: () => void }

/** Asks how the team received an answer: it is its proof. */
export function NoteDialog({ answering: { channel, is_given }, onSave, onClose }: NoteDialogProps) {
  const { say } = useLanguage()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const trimmed = note.trim()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.noteTitle}
      width={600}
      cancel
      acts={
        <Button
          loading={busy}
          disabled={trimmed === ''}
          onClick={() => {
            setBusy(true)
            onSave(trimmed).catch(() => setBusy(false))
          }}
        >
          {say(w.record)}
        </Button>
      }
    >
      <Text mb="md" c="dimmed" inherit>
        {say(w.noteHelp, { channel: consentLabels[channel], answer: is_given ? w.given : w.refused })}
      </Text>
      <TextInput
        label={say(w.note)}
        withAsterisk
        value={note}
        maxLength={300}
        placeholder={say(w.notePlaceholder)}
        data-autofocus
        onChange={(change) => setNote(change.currentTarget.value)}
      />
    </Dialog>
  )
}
