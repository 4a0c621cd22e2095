import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { type FundedPerson } from '@kxo/domain/registrations/funding/funding-contract'
import { fundingWords as f } from '@kxo/domain/registrations/funding/funding-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../../fields/index.ts'

type Followed = Pick<Registration, 'id' | 'first_name' | 'last_name' | 'manual_status'>

/** Where the funding body stands: its own axis, any status to any other; and what it agreed to pay. */
export function FundingDialog({ registration, onClose }: { registration: Followed | FundedPerson; onClose: () => void }) {
  const { say } = useLanguage()
  // Its terms are known where its funder is shown.
  const funding = 'funder' in registration && registration.funder !== null ? registration : undefined
  const form = useRecordForm({
    schema: contract.followFunding.body,
    values: {
      manual_status: registration.manual_status ?? 'toCollect',
      ...(funding && {
        agreed_ht: funding.agreed_ht,
        funder_number: funding.funder_number ?? '',
        agreed_from: funding.agreed_from,
        agreed_until: funding.agreed_until,
      }),
      reason: '',
    },
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
          {funding ? (
            <>
              <TextField name="funder_number" label={orderWords.funderNumber} maxLength={60} />
              <Group grow align="start">
                <DateField name="agreed_from" label={f.agreedFrom} />
                <DateField name="agreed_until" label={f.agreedUntil} />
              </Group>
              {funding.is_subrogated ? <MoneyField name="agreed_ht" label={f.agreed} help={f.agreedHelp} /> : null}
            </>
          ) : null}
          <TextField name="reason" label={w.reason} maxLength={500} />
        </Form>
      </NativeWordings>
    </Dialog>
  )
}
