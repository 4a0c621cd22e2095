import { useState } from 'react'

type Typed<T> = { read: (text: string) => T | undefined; write: (value: T) => string }

/**
 * A text field over a value that is not text: what is typed stays as typed until the field is left, then is rewritten in its usual form.
 * An unreadable text becomes the value itself, so that the schema refuses it.
 */
export function useTyped<T>(value: unknown, change: (value: unknown) => void, onBlur: () => void, { read, write }: Typed<T>) {
  const [draft, setDraft] = useState<string | null>(null)
  const written = value === null || value === undefined || value === '' ? '' : typeof value === 'string' ? value : write(value as T)
  const shown = draft ?? (typeof value === 'string' && value !== '' && read(value) !== undefined ? write(read(value) as T) : written)
  return {
    value: shown,
    onChange: (event: { currentTarget: { value: string } }) => {
      const text = event.currentTarget.value
      setDraft(text)
      change(text.trim() === '' ? null : (read(text) ?? text))
    },
    onBlur: () => {
      setDraft(null)
      onBlur()
    },
  }
}
