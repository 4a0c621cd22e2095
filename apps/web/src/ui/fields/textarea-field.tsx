import { Textarea } from '@mantine/core'
import { type FieldProps, useField } from './use-field.ts'

/** Several lines of plain text; grows with what is typed. */
export function TextareaField({ rows = 3, maxLength, ...props }: FieldProps & { rows?: number; maxLength?: number }) {
  const { value, change, input } = useField(props)
  return (
    <Textarea
      {...input}
      autosize
      minRows={rows}
      maxRows={16}
      maxLength={maxLength}
      value={(value as string | null | undefined) ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
