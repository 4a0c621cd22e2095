import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { Found } from './lookup-field.tsx'

/** Typing settles before the server is asked. */
const settleMs = 250

type LookupSelectProps = {
  label: string
  /** Start of the query's key. */
  queryKey: readonly unknown[]
  /** Records whose name holds `q`; the first ones when it is empty. */
  find: (q: string, signal: AbortSignal) => Promise<readonly Found[]>
  onChoose: (value: number | null) => void
}

/** One record among too many to list, outside a form. */
export function LookupSelect({ label, queryKey, find, onChoose }: LookupSelectProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Found | null>(null)
  const [settled] = useDebouncedValue(typed, settleMs)
  // The name of the chosen record fills the box: it is not a search.
  const q = settled === chosen?.label ? '' : settled
  const { data = [] } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
  })
  const options = chosen && !data.some(({ value }) => value === chosen.value) ? [chosen, ...data] : data
  return (
    <Select
      label={label}
      placeholder={say(uiMessages.choose)}
      searchable
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      data={options.map((one) => ({ value: String(one.value), label: one.label }))}
      value={chosen && String(chosen.value)}
      onChange={(key) => {
        const found = options.find(({ value }) => String(value) === key) ?? null
        setChosen(found)
        onChoose(found?.value ?? null)
      }}
    />
  )
}
