import { wire } from '@kxo/domain/kernel/wire'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { decidePaper } from './papers-api.ts'

type AcceptDialogProps = { registration: number; paper: Pick<RegistrationPaper, 'id' | 'name'>; onClose: () => void }

/** Accepts a paper that is valid until a day, as who reads it sees there. */
export function AcceptDialog({ registration, paper: { id, name }, onClose }: AcceptDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: z.object({ valid_until: wire.day }),
    values: {},
    save: ({ valid_until }) => decidePaper(registration, id, { is_accepted: true, valid_until }),
    onSaved: () => {
      toast.success(say(w.nowAccepted, { name }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.acceptUntilOf, { name })}>
      <Form form={form} submit={w.accept}>
        <DateField name="valid_until" label={w.lastDay} help={w.lastDayHelp} />
      </Form>
    </Dialog>
  )
}
