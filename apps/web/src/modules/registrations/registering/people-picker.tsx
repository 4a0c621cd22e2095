import { contactsContract } from '@kxo/domain/contacts/contract'
import { may as mayContacts } from '@kxo/domain/contacts/permissions'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { registrationWords as r } from '@kxo/domain/registrations/words'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

export type PickedPerson = { id: number; first_name: string; last_name: string; mail: string }
type PeoplePickerProps = { chosen: readonly PickedPerson[]; onChange: (people: readonly PickedPerson[]) => void }

/** People chosen by name or address: among everybody for those who follow people, among one's own team for a referent. */
export function PeoplePicker({ chosen, onChange }: PeoplePickerProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const scope = mayContacts.listContacts(actor) ? {} : ({ company: 'mine' } as const)
  const found = useQuery(apiQuery(contactsContract.list, { query: { page: 1, page_size: 50, q, ...scope } }))
  const offered = (found.data?.results ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  const known: readonly PickedPerson[] = [...chosen, ...offered]
  return (
    <MultiSelect
      label={say(w.people)}
      placeholder={say(r.searchPerson)}
      searchable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={known.map(({ id, first_name, last_name, mail }) => ({ value: String(id), label: `${first_name} ${last_name} · ${mail}` }))}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChange(known.filter(({ id }) => ids.includes(String(id))))}
    />
  )
}
