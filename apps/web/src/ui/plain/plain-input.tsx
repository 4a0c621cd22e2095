import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import style from './plain.module.css'
import { type FrameProps, PlainFrame } from './plain-frame.tsx'

export type PlainInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> &
  FrameProps & {
    /** Drawn inside, at the end: a button. */
    rightSection?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** One line to type in, for pages that do not load the kit; its properties bear the kit's names. */
export function PlainInput({ label, description, error, withAsterisk, wrapperProps, rightSection, ...rest }: PlainInputProps) {
  return (
    <PlainFrame label={label} description={description} error={error} withAsterisk={withAsterisk} wrapperProps={wrapperProps}>
      {(wiring) => (
        <span className={style['box']} data-error={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          <input {...rest} {...wiring} className={style['input']} />
          {rightSection}
        </span>
      )}
    </PlainFrame>
  )
}
