import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'

/** Typing settles before the server is asked. */
const settleMs = 250

export type Found = { value: number; label: string }
export type Lookup = {
  /** Start of the query's key. */
  queryKey: readonly unknown[]
  /** Records whose name holds `q`; the first ones when it is empty. */
  find: (q: string, signal: AbortSignal) => Promise<readonly Found[]>
}
type LookupSelectProps = Lookup &
  Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'onSearchChange' | 'value' | 'onChange'> & {
    value: number | null
    /** The record chosen, as it is called. */
    shown: Found | undefined
    onChoose: (found: Found | null) => void
  }

/** One record among too many to list: typed letters are searched on the server. */
export function LookupSelect({ queryKey, find, value, shown, onChoose, ...select }: LookupSelectProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [isReached, setReached] = useState(false)
  const [settled] = useDebouncedValue(typed, settleMs)
  // The name of the chosen record fills the box: it is not a search.
  const q = settled === shown?.label ? '' : settled
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    // A record is mostly read: what it could name instead is asked for once its field is reached.
    enabled: isReached,
  })
  const isKnown = data !== undefined && !isPlaceholderData && settled === typed
  const options = [...(shown && !data?.some((one) => one.value === shown.value) ? [shown] : []), ...(data ?? [])]
  return (
    <Select
      placeholder={say(uiMessages.choose)}
      {...select}
      data={options.map((one) => ({ value: String(one.value), label: one.label }))}
      filter={({ options: all }) => all}
      searchable
      onDropdownOpen={() => setReached(true)}
      nothingFoundMessage={say(isKnown ? uiMessages.nothing : uiWords.loading)}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(key) => onChoose(options.find((one) => String(one.value) === key) ?? null)}
    />
  )
}
