import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { responsiblesQuery } from '../api.ts'

/** Who answers for the event. */
export function ResponsibleField({ disabled }: { disabled?: boolean }) {
  const people = useQuery(responsiblesQuery())
  return (
    <SelectField
      name="responsible_id"
      label={w.responsible}
      options={(people.data ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }))}
      {...(disabled ? { disabled } : {})}
    />
  )
}
