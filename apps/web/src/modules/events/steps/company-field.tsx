import { companiesContract } from '@kxo/domain/companies/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'

/** The company an event is reserved for. */
export function CompanyField({ disabled }: { disabled?: boolean }) {
  const companies = useQuery(apiQuery(companiesContract.list, { query: { page: 1, page_size: 100, sort: 'name' } }))
  return (
    <SelectField
      name="company_id"
      label={w.company}
      help={w.companyHelp}
      options={(companies.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      required
      {...(disabled ? { disabled } : {})}
    />
  )
}
