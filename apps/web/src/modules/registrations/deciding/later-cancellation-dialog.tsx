import { cancelWords as c } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationDetailContract as contract } from '@kxo/domain/registrations/detail/detail-contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { call } from '../../../platform/api-client.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** A limit of their own to give their place up, for one person. */
export function LaterCancellationDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.allowLaterCancellation.body,
    values: { until: registration.cancel_limit, fee_rate: null, reason: '' },
    save: (body) => call(contract.allowLaterCancellation, { params: { id: registration.id }, body }),
    onSaved: async () => {
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`${say(c.exceptionTitle)}, ${registration.first_name} ${registration.last_name}`}>
      <Form form={form} submit={w.save}>
        <DateTimeField name="until" label={w.allowedUntil} help={w.allowedUntilHelp} />
        <NumberField name="fee_rate" label={c.feeRate} help={c.feeRateHelp} />
        <TextField name="reason" label={c.exceptionReason} maxLength={500} />
      </Form>
    </Dialog>
  )
}
