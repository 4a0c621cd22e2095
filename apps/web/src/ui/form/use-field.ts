import { useContext } from 'react'
import { useController } from 'react-hook-form'
import { type TextOrSentence, useText } from '../i18n/language.tsx'
import { FieldWordings } from './field-wordings.ts'
import { FormAround } from './form.tsx'

export type FieldProps = {
  /** Field of the endpoint's body. */
  name: string
  label: TextOrSentence
  help?: TextOrSentence
  /** Read from the schema unless said: draws the asterisk. */
  required?: boolean
  disabled?: boolean
}

/** Binds one field to the form around it: its value, and the properties of the kit's inputs, in the language's words. */
export function useField({ name, label, help, required, disabled }: FieldProps) {
  const text = useText()
  const { field, fieldState } = useController({ name })
  const wording = useContext(FieldWordings)[name]
  const around = useContext(FormAround)
  const title = wording?.label || text(label)
  around.labels.set(name, title)
  const isRequired = (wording?.is_required && !disabled) || (required ?? around.requires(name))
  return {
    value: field.value as unknown,
    text: (field.value as string | null | undefined) ?? '',
    change: field.onChange as (value: unknown) => void,
    /** Spread on an input of the kit, or of the same properties. */
    input: {
      ref: field.ref,
      name,
      label: title,
      description: wording?.help || (help ? text(help) : undefined),
      error: fieldState.error?.message,
      withAsterisk: isRequired,
      disabled: disabled ?? false,
      onBlur: field.onBlur,
      'aria-required': isRequired || undefined,
      wrapperProps: { hidden: wording?.is_hidden || undefined },
    },
  }
}
