import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../platform/api-query.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

type EventChoiceProps = { event: { id: number; title: string } | null; onChange: (event: number | null) => void }

/** The event whose registrations are written to. */
export function EventChoice({ event, onChange }: EventChoiceProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, 300)
  const q = settled === event?.title ? '' : settled
  const { data } = useQuery({ ...apiQuery(upcomingContract.mailSubjects, { query: { q } }), placeholderData: keepPreviousData })
  const events = (data?.events ?? []).map(({ key, label }) => ({ value: String(key), label }))
  const isFound = event === null || events.some(({ value }) => value === String(event.id))
  return (
    <Select
      label={say(w.event)}
      placeholder={say(w.eventHelp)}
      searchable
      clearable
      value={event && String(event.id)}
      data={isFound ? events : [{ value: String(event.id), label: event.title }, ...events]}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  )
}
