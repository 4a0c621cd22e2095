import { useController, useFormContext } from 'react-hook-form'
import type { RecordForm } from '../form.tsx'
import { type Said, useText } from '../language.tsx'

export type FieldProps = {
  /** Field of the endpoint's body. */
  name: string
  label: Said
  help?: Said
  /** Read from the schema unless said. */
  required?: boolean
  disabled?: boolean
}

/** What every field shares: its value, its sentence of error, its label said, whether it must be filled. */
export function useField({ name, label, help, required, disabled }: FieldProps) {
  const text = useText()
  const form = useFormContext() as unknown as RecordForm
  const { field, fieldState } = useController({ name })
  const said = text(label)
  return {
    value: field.value as unknown,
    change: field.onChange as (value: unknown) => void,
    label: said,
    /** Spread on a kit input. */
    input: {
      ref: field.ref,
      name,
      label: said,
      description: help ? text(help) : undefined,
      error: fieldState.error?.message,
      withAsterisk: required ?? form.requires(name),
      disabled: disabled ?? false,
      onBlur: field.onBlur,
      'aria-required': required ?? form.requires(name),
      wrapperProps: { 'data-field-frame': name, 'data-label': said },
    },
  }
}
