import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'

/** Typing settles before the server is asked. */
const settleMs = 250

export type Found = { value: number; label: string }
type LookupFieldProps = FieldProps & {
  /** Start of the query's key. */
  queryKey: readonly unknown[]
  /** Records whose name holds `q`; the first ones when it is empty. */
  find: (q: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** The record chosen so far, as it is called. */
  chosen?: Found | null
  placeholder?: TextOrSentence
}

/** One record among too many to list: typed letters are searched on the server. The value is the record's number. */
export function LookupField({ queryKey, find, chosen = null, placeholder, ...props }: LookupFieldProps) {
  const { value, change, input } = useField(props)
  const { say } = useLanguage()
  const text = useText()
  const [held, setHeld] = useState<Found | null>(null)
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, settleMs)
  const shown = [held, chosen].find((one) => one?.value === value)
  // The name of the chosen record fills the box: it is not a search.
  const q = settled === shown?.label ? '' : settled
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    enabled: !input.disabled,
  })
  const isKnown = data !== undefined && !isPlaceholderData && settled === typed
  const options = [...(shown && !data?.some((one) => one.value === value) ? [shown] : []), ...(data ?? [])]
  return (
    <Select
      {...input}
      data-field={input.name}
      data={options.map((one) => ({ value: String(one.value), label: one.label }))}
      filter={({ options: all }) => all}
      searchable
      clearable={!input.disabled}
      clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
      nothingFoundMessage={say(isKnown ? uiMessages.nothing : uiWords.loading)}
      placeholder={text(placeholder ?? uiMessages.choose)}
      onSearchChange={setTyped}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(key) => {
        const found = options.find((one) => String(one.value) === key) ?? null
        setHeld(found)
        change(found?.value ?? null)
      }}
    />
  )
}
