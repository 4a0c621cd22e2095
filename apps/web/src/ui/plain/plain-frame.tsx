import { type ReactNode, useId } from 'react'
import style from './plain.module.css'

export type FrameProps = {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  withAsterisk?: boolean
  wrapperProps?: { hidden?: boolean | undefined }
}
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

/** What surrounds an input of a page without the kit: label above, description, error under; wired for screen readers. */
export function PlainFrame({
  label,
  description,
  error,
  withAsterisk,
  wrapperProps,
  children,
}: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={style['frame']} {...wrapperProps}>
      <label htmlFor={id} className={style['label']}>
        {label}
        {withAsterisk ? (
          <span className={style['asterisk']} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {description ? (
        <p id={`${id}-description`} className={style['description']}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={style['error']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
