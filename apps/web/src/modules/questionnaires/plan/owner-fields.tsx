import { dayInZone } from '@kxo/domain/kernel/dates'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ownersQuery } from '../api.ts'

type OwnerFieldsProps = { chosen?: { id: number; name: string } | null; disabled?: boolean; isDated?: boolean }

/** Whom an action is given to, and by when. */
export function OwnerFields({ chosen = null, disabled = false, isDated = true }: OwnerFieldsProps) {
  const { zone } = useLanguage()
  const { data = [] } = useQuery({ ...ownersQuery(), enabled: !disabled })
  const [today] = useState(() => dayInZone(new Date(), zone))
  const people = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data
  return (
    <FormRow>
      <SelectField
        name="owner"
        label={w.owner}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={disabled}
        {...(!isDated && { help: w.complaintDue })}
      />
      {isDated ? <DateField name="due_on" label={w.due} required min={today} disabled={disabled} /> : null}
    </FormRow>
  )
}
