import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationDetailContract as contract } from '@kxo/domain/registrations/detail/detail-contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { call } from '../../../platform/api-client.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** A limit of their own to give their place up, for one person. */
export function LaterCancellationDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.allowLaterCancellation.body,
    values: { until: registration.cancel_limit },
    save: (body) => call(contract.allowLaterCancellation, { params: { id: registration.id }, body }),
    onSaved: async () => {
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`${say(w.allowLater)}, ${registration.first_name} ${registration.last_name}`}>
      <Form form={form} submit={w.save}>
        <DateTimeField name="until" label={w.allowedUntil} help={w.allowedUntilHelp} />
      </Form>
    </Dialog>
  )
}
