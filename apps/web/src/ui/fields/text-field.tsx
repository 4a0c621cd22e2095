import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Input } from './input.tsx'
import { type FieldProps, useField } from './use-field.ts'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  placeholder?: string
  maxLength?: number
}

/** One line of text. */
export function TextField({ name, label, help, required, disabled, type = 'text', ...rest }: TextFieldProps) {
  const { text, change, input } = useField({ name, label, help, required, disabled })
  return <Input {...input} {...rest} type={type} value={text} onChange={(event) => change(event.currentTarget.value)} />
}

/** A French phone number: ten digits, typed with or without spaces. */
export function PhoneField({ autoComplete = 'tel-national', ...props }: FieldProps & { autoComplete?: HTMLInputAutoCompleteAttribute }) {
  const { text, change, input } = useField(props)
  return (
    <Input
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
