import { useState } from 'react'

/**
 * A list of short texts written as one, between separators (`', '`, a new line): as it is typed, unless another list was laid in its place.
 * `change` is told the texts, trimmed, none empty.
 */
export function useTypedList(value: unknown, change: (list: string[]) => void, separator: ', ' | '\n'): [string, (text: string) => void] {
  const listIn = (text: string): string[] =>
    text
      .split(separator.trim() || separator)
      .map((one) => one.trim())
      .filter(Boolean)
  const written = Array.isArray(value) ? value.join(separator) : ''
  const [typed, setTyped] = useState(written)
  const type = (text: string): void => {
    setTyped(text)
    change(listIn(text))
  }
  return [listIn(typed).join(separator) === written ? typed : written, type]
}
