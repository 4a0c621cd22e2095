import { Textarea } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useTypedList } from '../form/use-typed-list.ts'

/** Several lines of plain text; grows with what is typed. */
export function TextareaField({ rows = 3, maxLength, ...props }: FieldProps & { rows?: number; maxLength?: number }) {
  const { text, change, input } = useField(props)
  return (
    <Textarea
      {...input}
      rows={rows}
      resize="vertical"
      maxLength={maxLength}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

/** A list of short texts, one a line. */
export function LinesField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const [shown, type] = useTypedList(value, change, '\n')
  return <Textarea {...input} rows={3} resize="vertical" value={shown} onChange={(event) => type(event.currentTarget.value)} />
}
