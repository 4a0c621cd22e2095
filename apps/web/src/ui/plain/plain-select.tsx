import type { ReactNode } from 'react'
import style from './plain.module.css'
import { PlainFrame } from './plain-frame.tsx'

type PlainSelectProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  data: readonly { value: string; label: string }[]
}

/** The browser's own list, for pages that do not load the kit. */
export function PlainSelect({ label, value, onChange, data }: PlainSelectProps) {
  return (
    <PlainFrame label={label}>
      {(wiring) => (
        <span className={style['box']}>
          <select {...wiring} className={style['input']} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {data.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </PlainFrame>
  )
}
