import { companyWords as w } from '@kxo/domain/companies/words'
import type { ComponentType } from 'react'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx'
import { VatField } from './vat-field.tsx'

type InputProps = { disabled?: boolean; required?: boolean }

/** How a company's fields are asked, on its record and wherever one is added. */
export const companyInputs = {
  vat_number: VatField,
  address: (props) => <TextField name="address" label={w.address} {...props} />,
  address_complement: (props) => <TextField name="address_complement" label={w.addressComplement} {...props} />,
  departments: (props) => <TextField name="departments" label={w.departments} help={w.departmentsHelp} {...props} />,
  phone: (props) => <PhoneField name="phone" label={w.phone} {...props} />,
  mail: (props) => <TextField name="mail" label={w.mail} type="email" {...props} />,
  accounting_code: (props) => <TextField name="accounting_code" label={w.accountingCode} {...props} />,
  employees_number: (props) => <NumberField name="employees_number" label={w.employeesNumber} help={w.employeesHelp} {...props} />,
  independents_number: (props) => (
    <NumberField name="independents_number" label={w.independentsNumber} help={w.independentsHelp} {...props} />
  ),
} as const satisfies Readonly<Record<string, ComponentType<InputProps>>>
