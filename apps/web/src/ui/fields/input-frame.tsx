import { type ReactNode, useId } from 'react'
import style from './input.module.css'

export type FrameProps = {
  name?: string
  label: ReactNode
  /** The label as a text, for the summary of errors. */
  spoken?: string
  help?: ReactNode
  error?: ReactNode
  asterisk?: boolean
  /** Kept with its value, not drawn. */
  hidden?: boolean | undefined
  children: (wiring: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }) => ReactNode
}

/** What surrounds an input: label above, help, error under; wired for screen readers. */
export function InputFrame({ name, label, spoken, help, error, asterisk, hidden, children }: FrameProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={style['frame']} data-field-frame={name} data-label={spoken} hidden={hidden}>
      <label htmlFor={id} className={style['label']}>
        {label}
        {asterisk ? (
          <span className={style['asterisk']} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help ? (
        <p id={helpId} className={style['help']}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={style['error']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
