import { fundersOn } from '@kxo/domain/companies/funder'
import { companyWords as w } from '@kxo/domain/companies/words'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'

type FunderFieldProps = { funder: string | null; disabled?: boolean; required?: boolean }

/** Who pays for the training of a company's people (FOR-50); a body no longer listed stays as it was written. */
export function FunderField({ funder, ...field }: FunderFieldProps) {
  const known = fundersOn(dayInZone(useNow(), defaultZone))
  const all = funder !== null && funder !== '' && !known.includes(funder) ? [...known, funder] : known
  return <SelectField name="funder" label={w.funder} options={all.map((name) => ({ value: name, label: name }))} {...field} />
}
