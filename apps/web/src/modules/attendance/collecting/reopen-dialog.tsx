import { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { reopenSheet } from '../api.ts'

/** Opens a locked sheet again, with the reason that stays with it. */
export function ReopenDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: attendanceContract.reopenSheet.body,
    values: { reason: '' },
    save: ({ reason }) => reopenSheet(id, reason),
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={w.reopen}>
      <p>{say(w.reopenHelp)}</p>
      <Form form={form} submit={w.reopen}>
        <TextareaField name="reason" label={w.reason} />
      </Form>
    </Dialog>
  )
}
