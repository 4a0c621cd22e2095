import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  placeholder?: string
  maxLength?: number
}

/** One line of text. */
export function TextField({ name, label, help, required, disabled, ...rest }: TextFieldProps) {
  const { text, change, input } = useField({ name, label, help, required, disabled })
  return <TextInput {...input} {...rest} value={text} onChange={(event) => change(event.currentTarget.value)} />
}

/** A French phone number: ten digits, typed with or without spaces. */
export const PhoneField = ({ autoComplete = 'tel-national', ...props }: FieldProps & Pick<TextFieldProps, 'autoComplete'>) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete={autoComplete} />
)
