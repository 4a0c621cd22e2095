import { companyWords as w } from '@kxo/domain/companies/words'
import { bareIdentifier, isSiren, isSiret, vatNumberOf } from '@kxo/domain/kernel/identifiers'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Proposals } from '../../../ui/form/proposals.tsx'

type VatFieldProps = { disabled?: boolean; required?: boolean }

/** The VAT number, proposed from the SIREN typed beside it: no register tells whether the company has one. */
export function VatField({ disabled = false, ...field }: VatFieldProps) {
  const { watch, setValue } = useFormContext()
  const number = bareIdentifier(String(watch('siret') ?? ''))
  const isKnown = watch('is_foreign') !== true && (isSiret(number) || isSiren(number))
  const isRequested = !disabled && isKnown && !watch('vat_number')
  return (
    <div>
      <TextField name="vat_number" label={w.vatNumber} disabled={disabled} {...field} />
      <Proposals
        label={w.vatComputed}
        values={isRequested ? [vatNumberOf(number.slice(0, 9))] : []}
        onChoose={(value) => setValue('vat_number', value, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  )
}
