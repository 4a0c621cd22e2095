import { useState } from 'react'
import { InputFrame } from '../../ui/fields/input-frame.tsx'
import { type FieldProps, useField } from '../../ui/fields/use-field.ts'
import style from './tenants.module.css'

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of short texts, one a line: as it is typed, unless another list was laid in its place. */
export function LinesField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const written = Array.isArray(value) ? value.join('\n') : ''
  const [typed, setTyped] = useState(written)
  const { ref, name, label, spoken, help, error, asterisk, ...rest } = input
  return (
    <InputFrame name={name} label={label} spoken={spoken} help={help} error={error} asterisk={false}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          ref={ref}
          name={name}
          rows={3}
          className={style['lines']}
          value={linesIn(typed).join('\n') === written ? typed : written}
          data-required={asterisk || undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            change(linesIn(event.currentTarget.value))
          }}
        />
      )}
    </InputFrame>
  )
}
