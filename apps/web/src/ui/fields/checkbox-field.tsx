import { useId } from 'react'
import style from './input.module.css'
import { type FieldProps, useField } from './use-field.ts'

/** A yes or no. */
export function CheckboxField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const id = useId()
  return (
    <div className={style['frame']} data-field-frame={input.name} data-label={input.spoken} hidden={input.hidden}>
      <label className={style['tickLine']}>
        <input
          type="checkbox"
          ref={input.ref}
          name={input.name}
          checked={value === true}
          disabled={input.disabled}
          aria-invalid={input.error ? true : undefined}
          aria-describedby={input.error || input.help ? id : undefined}
          onBlur={input.onBlur}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span>
          {input.label}
          {props.required ? <span className={style['asterisk']}>{' *'}</span> : null}
        </span>
      </label>
      <div id={id}>
        {input.help ? <p className={style['help']}>{input.help}</p> : null}
        {input.error ? <p className={style['error']}>{input.error}</p> : null}
      </div>
    </div>
  )
}
