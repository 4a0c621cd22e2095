import { contactsContract } from '@kxo/domain/contacts/contract'
import { inviteWords as w } from '@kxo/domain/registrations/inviting/invite-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Person = { id: number; first_name: string; last_name: string; mail: string }

/** Finds a known person by name or address; the field is empty again for the next one. */
export function PersonPicker({ onChosen }: { onChosen: (person: Person) => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery(apiQuery(contactsContract.list, { query: { page: 1, page_size: 10, q } }, { enabled: q.length > 1 }))
  const people: Person[] = q.length > 1 ? (found.data?.results ?? []) : []
  return (
    <Select
      label={say(w.addPerson)}
      placeholder={say(registrationWords.searchPerson)}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={people.map(({ id, first_name, last_name, mail }) => ({ value: String(id), label: `${first_name} ${last_name} · ${mail}` }))}
      onChange={(value) => {
        const person = people.find(({ id }) => String(id) === value)
        if (!person) return
        onChosen(person)
        setTyped('')
      }}
    />
  )
}
