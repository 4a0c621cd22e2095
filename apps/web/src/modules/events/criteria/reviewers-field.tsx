import { criteriaWords as c } from '@kxo/domain/events/criteria/criteria-words'
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../../ui/form/use-field.ts'
import { reviewersQuery } from '../api.ts'

/** Who is asked to decide on what the event receives. */
export function ReviewersField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'reviewer_ids', label: c.reviewers, help: c.reviewersHelp, disabled })
  const { data: people = [] } = useQuery(reviewersQuery())
  return (
    <MultiSelect
      {...input}
      data-field={input.name}
      searchable
      data={people.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
      value={(Array.isArray(value) ? value : []).map(String)}
      onChange={(ids) => change(ids.map(Number))}
    />
  )
}
