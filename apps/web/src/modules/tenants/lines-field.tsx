import { InputFrame } from '../../ui/fields/input-frame.tsx'
import { type FieldProps, useField } from '../../ui/fields/use-field.ts'
import { useTypedList } from '../../ui/form/use-typed-list.ts'
import style from './tenants.module.css'

/** A list of short texts, one a line. */
export function LinesField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const [shown, type] = useTypedList(value, change, '\n')
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
          value={shown}
          data-required={asterisk || undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </InputFrame>
  )
}
