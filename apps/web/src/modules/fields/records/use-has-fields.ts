import type { Morph } from '@kxo/domain/fields/morph'
import { useQuery } from '@tanstack/react-query'
import { namedFieldsQuery } from '../api.ts'

/** Whether the tenant asks anything of a kind of records; false while it is not known. */
export function useHasFields(morph: Morph): boolean {
  const { data } = useQuery(namedFieldsQuery(morph))
  return (data?.length ?? 0) > 0
}
