import { type AbsenceReason, absenceQuestion } from '@kxo/domain/registrations/absences/absence-reason'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AbsenceFields } from './absence-fields.tsx'

type AbsenceDialogProps = {
  registration: Pick<Registration, 'first_name' | 'last_name'>
  onDecide: (reason: string, absence: AbsenceReason) => Promise<unknown>
  onClose: () => void
}

/** Asks why somebody is noted absent from the whole event. */
export function AbsenceDialog({ registration: { first_name, last_name }, onDecide, onClose }: AbsenceDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: absenceQuestion,
    values: { absence_reason: null, reason: '' },
    save: ({ absence_reason, reason }) => onDecide(reason ?? '', absence_reason),
  })
  return (
    <Dialog opened onClose={onClose} title={`${say(w.markAbsent)}, ${first_name} ${last_name}`}>
      <Form form={form} submit={w.markAbsent}>
        <AbsenceFields />
      </Form>
    </Dialog>
  )
}
