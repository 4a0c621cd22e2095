import { attendanceWords as w } from '@kxo/domain/attendance/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { optionalText, requiredText } from '@kxo/domain/kernel/validation'
import * as z from 'zod/mini'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type ReasonProps = {
  title: Sentence
  help: Sentence
  name: string
  isRequired: boolean
  save: (reason: string | null) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

const longest = 500

/** Asks why, before a person is let in all the same or a passage taken back. */
export function ReasonDialog({ title, help, name, isRequired, save, onDone, onClose }: ReasonProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: z.object({ reason: isRequired ? requiredText(longest) : optionalText(longest) }),
    values: { reason: '' },
    save: ({ reason }) => save(reason ?? null),
    onSaved: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>{say(help, { name })}</p>
      <Form form={form} submit={title}>
        <TextField name="reason" label={w.reason} />
      </Form>
    </Dialog>
  )
}
