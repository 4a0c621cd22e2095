import { contactWords as w } from '@kxo/domain/contacts/words'
import type { ComponentType } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx'
import { civilityNames, optionsIn } from './contact-fields.ts'
import { TownField } from './town-field.tsx'

type InputProps = { disabled?: boolean }

/** How a person's fields are asked, on their record and wherever one is added. */
export const contactInputs = {
  civility: (props) => <SelectField name="civility" label={w.civility} options={optionsIn(civilityNames)} {...props} />,
  job: (props) => <TextField name="job" label={w.job} autoComplete="organization-title" {...props} />,
  birth_date: (props) => <DateField name="birth_date" label={w.birthDate} {...props} />,
  phone: (props) => <PhoneField name="phone" label={w.phone} {...props} />,
  address: (props) => <TextField name="address" label={w.address} autoComplete="address-line1" {...props} />,
  address_complement: (props) => (
    <TextField name="address_complement" label={w.addressComplement} autoComplete="address-line2" {...props} />
  ),
  code_postal: (props) => <TextField name="code_postal" label={w.postalCode} autoComplete="postal-code" {...props} />,
  town: ({ disabled = false }) => <TownField disabled={disabled} />,
  code: (props) => <TextField name="code" label={w.code} {...props} />,
  accounting_code: (props) => <TextField name="accounting_code" label={w.accountingCode} {...props} />,
  employees_number: (props) => <NumberField name="employees_number" label={w.employees} help={w.employeesHelp} {...props} />,
  independents_number: (props) => <NumberField name="independents_number" label={w.independents} help={w.independentsHelp} {...props} />,
} as const satisfies Readonly<Record<string, ComponentType<InputProps>>>
