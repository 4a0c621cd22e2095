import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { type FieldProps, useField } from './use-field.ts'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
}

/** One line of text. */
export function TextField({ name, label, help, required, disabled, type = 'text', ...rest }: TextFieldProps) {
  const { value, change, input } = useField({ name, label, help, required, disabled })
  return (
    <TextInput
      {...input}
      {...rest}
      type={type}
      value={(value as string | null | undefined) ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

/** A French phone number: ten characters (specification §5), typed with or without spaces. */
export function PhoneField(props: FieldProps & { autoComplete?: HTMLInputAutoCompleteAttribute }) {
  const { value, change, input } = useField(props)
  const digits = (value as string | null | undefined) ?? ''
  return (
    <TextInput
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel-national'}
      value={digits.replace(/(\d{2})(?=\d)/g, '$1 ')}
      onChange={(event) => change(event.currentTarget.value.replace(/[\s.]/g, ''))}
    />
  )
}
