import { useEffect, useRef, useState } from 'react'
import { Input } from '../../ui/fields/input.tsx'
import { type Said, useText } from '../../ui/language.tsx'

const restMs = 300

/** What is searched, sent once the typing rests. */
export function SearchBox({ label, value, onChange }: { label: Said; value: string; onChange: (text: string) => void }) {
  const text = useText()
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(value), [value])
  const type = (next: string): void => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(next), restMs)
  }
  return <Input type="search" label={text(label)} value={typed} onChange={(event) => type(event.target.value)} />
}
