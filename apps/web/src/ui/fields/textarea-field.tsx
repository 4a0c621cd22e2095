import style from './input.module.css'
import { InputFrame } from './input-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** Several lines of plain text; grows with what is typed. */
export function TextareaField({ rows = 3, maxLength, ...props }: FieldProps & { rows?: number; maxLength?: number }) {
  const { text, change, input } = useField(props)
  const { ref, name, label, spoken, help, error, asterisk, hidden, ...rest } = input
  return (
    <InputFrame name={name} label={label} spoken={spoken} help={help} error={error} asterisk={asterisk} hidden={hidden}>
      {(wiring) => (
        <span className={style['box']} data-error={error ? true : undefined}>
          <textarea
            {...rest}
            {...wiring}
            ref={ref}
            name={name}
            rows={rows}
            maxLength={maxLength}
            className={style['input']}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </span>
      )}
    </InputFrame>
  )
}
