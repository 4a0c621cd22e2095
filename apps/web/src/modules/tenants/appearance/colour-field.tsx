import { useId } from 'react'
import { type FieldProps, useField } from '../../../ui/form/use-field.ts'
import style from '../tenants.module.css'

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ warning, ...props }: FieldProps & { warning?: string | undefined }) {
  const { text, change, input } = useField(props)
  const id = useId()
  const problem = input.error ?? warning
  return (
    <div className={style['colour']}>
      <label htmlFor={id} className={style['colourLabel']}>
        {input.label}
      </label>
      <span className={style['colourBox']} data-error={problem ? true : undefined}>
        <input
          type="color"
          tabIndex={-1}
          aria-hidden="true"
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          disabled={input.disabled}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          id={id}
          ref={input.ref}
          name={input.name}
          value={text}
          maxLength={7}
          spellCheck={false}
          disabled={input.disabled}
          aria-invalid={input.error ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onBlur={input.onBlur}
          onChange={(event) => change(event.currentTarget.value.trim())}
        />
      </span>
      {problem ? (
        <p id={`${id}-problem`} className={style['error']}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
