import { decimalHours } from '@kxo/domain/kernel/hours'
import { functionsContract, type PartnerPart } from '@kxo/domain/partners/functions-contract'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { toast } from '../../ui/feedback/toast.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { validateHours } from './api.ts'

/** The hours of a part, proposed from its slots, for an administrator to validate. */
export function HoursDialog({ part, onClose }: { part: PartnerPart; onClose: () => void }) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={onClose} title={say(w.validateHoursOf, { name: part.title })}>
      <HoursForm part={part} onClose={onClose} />
    </Dialog>
  )
}

function HoursForm({ part: { id, done, validated }, onClose }: { part: PartnerPart; onClose: () => void }) {
  const form = useRecordForm({
    schema: functionsContract.validateHours.body,
    values: { hours: decimalHours(validated ?? done) },
    save: (body) => validateHours(id, body),
    onSaved: () => {
      toast.success(w.hoursValidated)
      onClose()
    },
  })
  return (
    <Form form={form} submit={w.validateHours}>
      <NumberField name="hours" label={w.hoursDone} help={w.validateHoursHelp} unit="h" />
    </Form>
  )
}
