import type { Contact } from '@kxo/domain/contacts/contract'
import type { ContactField } from '@kxo/domain/contacts/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import type { ComparedField } from '../../../ui/form/edit-conflict.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { choicesOf } from '../api.ts'
import { fieldLabels, nameOfValue } from '../contact/contact-fields.ts'

type Found = { value: number; label: string }

/** How two versions of a record compare: what another record is named by, not its number. */
export function useComparedFields(contact: Contact): (fields: readonly ContactField[]) => ComparedField[] {
  const { tenant } = useViewer()
  const queries = useQueryClient()
  const labelOf = useNativeLabel('User')
  const read: Found[] = []
  const known = (of: 'person' | 'company'): Found[] =>
    queries.getQueriesData<Found[]>({ queryKey: choicesOf(of).queryKey }).flatMap(([, found]) => found ?? [])
  const nameIn = (found: readonly Found[], value: unknown): string =>
    [...found, ...read].find((one) => String(one.value) === String(value))?.label ?? String(value)
  if (contact.company !== null && contact.company_name) read.push({ value: contact.company, label: contact.company_name })
  const shows: Partial<Record<ContactField, (value: unknown) => string>> = {
    company: (value) => nameIn(known('company'), value),
    manager: (value) => nameIn(known('person'), value),
    region: (value) =>
      queries.getQueryData<{ id: number; name: string }[]>(['region-choices', tenant.name])?.find(({ id }) => id === value)?.name ??
      String(value),
  }
  return (fields) =>
    fields
      .filter((name) => name !== 'is_region_manual')
      .map((name) => {
        const show = shows[name]
        const label = labelOf(name, fieldLabels[name])
        if (show) return { name, label, show }
        const isNamed = ['civility', 'language', 'profile_code'].includes(name)
        return { name, label, ...(isNamed && { show: (value: unknown) => nameOfValue(name, value) ?? String(value) }) }
      })
}
