import { useContext } from 'react'
import { useController } from 'react-hook-form'
import { FieldWordings } from '../form/field-wordings.ts'
import { FormAround } from '../form/form.tsx'
import { type Said, useText } from '../i18n/language.tsx'

export type FieldProps = {
  /** Field of the endpoint's body. */
  name: string
  label: Said
  help?: Said
  /** Read from the schema unless said: draws the asterisk. */
  required?: boolean
  disabled?: boolean
}

/** What every field shares: its value, its sentence of error, its label said, whether it must be filled. */
export function useField({ name, label, help, required, disabled }: FieldProps) {
  const text = useText()
  const { field, fieldState } = useController({ name })
  const worded = useContext(FieldWordings)[name]
  const said = worded?.label || text(label)
  const helped = worded?.help || (help ? text(help) : undefined)
  const around = useContext(FormAround)
  around.labels.set(name, said)
  const starred = (worded?.is_required && !disabled) || (required ?? around.requires(name))
  const hidden = worded?.is_hidden || undefined
  return {
    value: field.value as unknown,
    text: (field.value as string | null | undefined) ?? '',
    change: field.onChange as (value: unknown) => void,
    /** Spread on the product's own inputs. */
    input: {
      ref: field.ref,
      name,
      label: said,
      spoken: said,
      help: helped,
      error: fieldState.error?.message,
      asterisk: starred,
      disabled: disabled ?? false,
      hidden,
      onBlur: field.onBlur,
      'aria-required': starred || undefined,
    },
    /** Spread on the kit's inputs. */
    kit: {
      ref: field.ref,
      name,
      label: said,
      description: helped,
      error: fieldState.error?.message,
      withAsterisk: starred,
      disabled: disabled ?? false,
      onBlur: field.onBlur,
      'aria-required': starred || undefined,
      wrapperProps: { 'data-field-frame': name, 'data-label': said, hidden },
    },
  }
}
