import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { funderStatus } from '@kxo/domain/registrations/funder-status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { call } from '../../../platform/api-client.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../../fields/index.ts'

/** Where the funding body stands: its own axis, any status to any other. */
export function FundingDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.followFunding.body,
    values: { manual_status: registration.manual_status ?? 'toCollect', reason: '' },
    save: (body) => call(contract.followFunding, { params: { id: registration.id }, body }),
    onSaved: async () => {
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`${say(w.followFunding)}, ${registration.first_name} ${registration.last_name}`}>
      <NativeWordings of="Guest">
        <Form form={form} submit={w.save}>
          <SelectField name="manual_status" label={w.fundingStatus} options={optionsOf(funderStatus)} required />
          <TextField name="reason" label={w.reason} maxLength={500} />
        </Form>
      </NativeWordings>
    </Dialog>
  )
}
