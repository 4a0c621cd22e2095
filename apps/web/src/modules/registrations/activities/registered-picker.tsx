import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { PickedPerson } from '../registering/people-picker.tsx'

const still = registrationStatus.keys.filter((status) => status !== 'cancelled')

type RegisteredPickerProps = {
  event: number
  /** What `id` is the number of. */
  by: 'user' | 'registration'
  chosen: readonly PickedPerson[]
  onChange: (people: readonly PickedPerson[]) => void
}

/** People chosen by name among those registered for an event. */
export function RegisteredPicker({ event, by, chosen, onChange }: RegisteredPickerProps) {
  const { say } = useLanguage()
  const [q, setQ] = useState('')
  const found = useQuery(apiQuery(contract.list, { query: { event, status: [...still], q, page: 1, page_size: 50 } }))
  const offered = (found.data?.results ?? []).map((row) => ({ ...row, id: by === 'user' ? row.user : row.id }))
  const known: readonly PickedPerson[] = [...chosen, ...offered.filter(({ id }) => !chosen.some((one) => one.id === id))]
  return (
    <MultiSelect
      label={say(w.people)}
      searchable
      data={known.map(({ id, first_name, last_name }) => ({ value: String(id), label: `${first_name} ${last_name}` }))}
      searchValue={q}
      onSearchChange={setQ}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChange(known.filter(({ id }) => ids.includes(String(id))))}
    />
  )
}
