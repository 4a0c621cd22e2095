import { useState } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { type Found, type Lookup, LookupSelect } from './lookup-select.tsx'

type LookupFieldProps = FieldProps &
  Lookup & {
    /** The record chosen so far, as it is called. */
    chosen?: Found | null
    placeholder?: TextOrSentence
  }

/** A record among too many to list, in a form. The value is the record's number. */
export function LookupField({ queryKey, find, chosen = null, placeholder, ...props }: LookupFieldProps) {
  const { value, change, input } = useField(props)
  const { say } = useLanguage()
  const text = useText()
  const [picked, setPicked] = useState<Found | null>(null)
  return (
    <LookupSelect
      {...input}
      data-field={input.name}
      queryKey={queryKey}
      find={find}
      clearable={!input.disabled}
      clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
      placeholder={text(placeholder ?? uiMessages.choose)}
      value={value === null || value === undefined || value === '' ? null : Number(value)}
      shown={[picked, chosen].find((one) => one?.value === value) ?? undefined}
      onChoose={(found) => {
        setPicked(found)
        change(found?.value ?? null)
      }}
    />
  )
}
