import type { InputHTMLAttributes } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import { PasswordRules } from './password-rules.tsx'
import style from './plain.module.css'
import { PlainFrame } from './plain-frame.tsx'
import { PlainInput } from './plain-input.tsx'
import { PlainPasswordInput } from './plain-password-input.tsx'

type Typed = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoFocus' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>

/** One line of text of a form on a page that does not load the kit. */
export function PlainTextField({ name, label, help, required, disabled, ...typed }: FieldProps & Typed) {
  const { text, change, input } = useField({ name, label, help, required, disabled })
  return <PlainInput {...input} {...typed} value={text} onChange={(event) => change(event.currentTarget.value)} />
}

/** A code that was just sent, or is read on another device: what is typed next, so it takes the focus. */
export const PlainCodeField = (props: Pick<FieldProps, 'name' | 'label'> & Pick<Typed, 'inputMode' | 'maxLength'>) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step was asked for, and holds nothing else to fill in
  <PlainTextField autoComplete="one-time-code" required={false} autoFocus {...props} />
)

/** Several lines of plain text; grows with what is typed. */
export function PlainTextareaField({ rows = 3, maxLength, ...props }: FieldProps & { rows?: number; maxLength?: number }) {
  const { text, change, input } = useField(props)
  const { label, description, error, withAsterisk, wrapperProps, ...rest } = input
  return (
    <PlainFrame label={label} description={description} error={error} withAsterisk={withAsterisk} wrapperProps={wrapperProps}>
      {(wiring) => (
        <span className={style['box']} data-error={error ? true : undefined}>
          <textarea
            {...rest}
            {...wiring}
            rows={rows}
            maxLength={maxLength}
            className={style['input']}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </span>
      )}
    </PlainFrame>
  )
}

/** A yes or no. */
export function PlainCheckboxField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const { label, description, error, withAsterisk, wrapperProps, ...rest } = input
  const id = `${input.name}-notes`
  return (
    <div className={style['frame']} {...wrapperProps}>
      <label className={style['tickLine']}>
        <input
          {...rest}
          type="checkbox"
          checked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || description ? id : undefined}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span>
          {label}
          {withAsterisk ? <span className={style['asterisk']}>{' *'}</span> : null}
        </span>
      </label>
      <div id={id}>
        {description ? <p className={style['description']}>{description}</p> : null}
        {error ? <p className={style['error']}>{error}</p> : null}
      </div>
    </div>
  )
}

/** A password of a form; `new` shows the rules, ticked as one types. */
export function PlainPasswordField({ kind = 'current', ...props }: FieldProps & { kind?: 'current' | 'new' | 'confirmation' }) {
  const { text, change, input } = useField(props)
  return (
    <div>
      <PlainPasswordInput
        {...input}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {kind === 'new' ? <PasswordRules password={text} /> : null}
    </div>
  )
}
