import { PayerAddress } from '@kxo/domain/billing/payer-address'
import { payerWords as w } from '@kxo/domain/billing/payer-words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useCountries } from '../tenants/index.ts'
import { changePayerAddress, type Payer, payerAddressQuery } from './api.ts'

/** The fields of the address a bill is made out to, the same wherever it is asked. */
export function PayerAddressFields({ required = true }: { required?: boolean }) {
  const countries = useCountries()
  return (
    <>
      <TextField name="address" label={w.street} autoComplete="address-line1" required={required} maxLength={200} />
      <TextField name="address_complement" label={w.complement} autoComplete="address-line2" maxLength={200} />
      <FormRow>
        <TextField name="code_postal" label={w.postalCode} autoComplete="postal-code" inputMode="numeric" required={false} />
        <TextField name="town" label={w.town} autoComplete="address-level2" required={required} maxLength={120} />
      </FormRow>
      <SelectField name="country" label={w.country} options={countries} required={required} />
    </>
  )
}

type Read = ReturnType<typeof useAddress>['data']
const useAddress = (payer: Payer) => useSuspenseQuery(payerAddressQuery(payer))

/** Where who pays is invoiced: read, or asked when it is not known; what follows shows once it is (INV-20). */
export const PayerAddressStep = bounded(
  function PayerAddressStep({ payer, children }: { payer: Payer; children: ReactNode }) {
    const { say } = useLanguage()
    const read = useAddress(payer)
    return (
      <>
        <Panel component="section" gap="md" p={20} mb="md" aria-labelledby="payer-address">
          <h3 id="payer-address">{say(w.billingAddress)}</h3>
          <Address key={JSON.stringify(payer)} payer={payer} known={read.data} />
        </Panel>
        {read.data.is_complete ? children : null}
      </>
    )
  },
  { lines: 4 },
)

function Address({ payer, known }: { payer: Payer; known: Read }) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(!known.is_complete)
  if (isOpen) return <AddressForm payer={payer} known={known} onSaved={() => setOpen(false)} />
  const lines = [known.name, known.address, known.address_complement, [known.code_postal, known.town].filter(Boolean).join(' ')]
  return (
    <>
      <address>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {known.is_editable ? (
        <div>
          <Button size="sm" variant="default" onClick={() => setOpen(true)}>
            {say(w.change)}
          </Button>
        </div>
      ) : (
        <p>{say(w.locked, { name: known.name })}</p>
      )}
    </>
  )
}

function AddressForm({ payer, known, onSaved }: { payer: Payer; known: Read; onSaved: () => void }) {
  const { say } = useLanguage()
  const { address, address_complement, code_postal, town, country } = known
  const form = useRecordForm({
    schema: PayerAddress,
    values: { address, address_complement, code_postal, town, country },
    save: (values) => changePayerAddress(payer, values),
    onSaved,
  })
  return (
    <>
      <p>{say(w.help)}</p>
      <Form form={form} submit={w.save}>
        <PayerAddressFields />
      </Form>
    </>
  )
}
