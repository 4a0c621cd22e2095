import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import style from './input.module.css'
import { InputFrame } from './input-frame.tsx'

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  label: ReactNode
  spoken?: string
  help?: ReactNode
  error?: ReactNode
  asterisk?: boolean
  /** Drawn inside, at the start: an icon. */
  before?: ReactNode
  /** Drawn inside, at the end: a unit, a button. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line to type in, with its label; usable without a form. */
export function Input({ label, spoken, help, error, asterisk, before, after, name, hidden, ...rest }: InputProps) {
  return (
    <InputFrame name={name} label={label} spoken={spoken} help={help} error={error} asterisk={asterisk} hidden={hidden}>
      {(wiring) => (
        <span className={style['box']} data-error={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          {before ? <span className={style['side']}>{before}</span> : null}
          <input {...rest} {...wiring} name={name} className={style['input']} />
          {after ? <span className={style['side']}>{after}</span> : null}
        </span>
      )}
    </InputFrame>
  )
}

type PlainSelectProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** The browser's own list, for a handful of options outside a form. */
export function PlainSelect({ label, value, onChange, options }: PlainSelectProps) {
  return (
    <InputFrame label={label}>
      {(wiring) => (
        <span className={style['box']}>
          <select {...wiring} className={style['input']} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </InputFrame>
  )
}
