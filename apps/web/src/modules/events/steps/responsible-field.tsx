import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { responsiblesQuery } from '../api.ts'

type ResponsibleFieldProps = { disabled?: boolean; label?: Sentence; help?: Sentence }

/** Who answers for the event, or for a part of it. */
export function ResponsibleField({ disabled, label = w.responsible, help }: ResponsibleFieldProps) {
  const people = useQuery(responsiblesQuery())
  return (
    <SelectField
      name="responsible_id"
      label={label}
      {...(help && { help })}
      options={(people.data ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }))}
      {...(disabled ? { disabled } : {})}
    />
  )
}
