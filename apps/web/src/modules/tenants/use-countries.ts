import { useQuery } from '@tanstack/react-query'
import type { Option } from '../../ui/fields/select-field.tsx'
import { countriesQuery } from './api.ts'

/** Countries as options of a select, in the person's language. */
export const useCountries = (): readonly Option<string>[] =>
  (useQuery(countriesQuery()).data ?? []).map(({ id, name }) => ({ value: id, label: name }))
