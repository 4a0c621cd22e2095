import { useEffect, useRef, useState } from 'react'

/** Typing settles before it is searched. */
const settleMs = 300

/**
 * What is typed in a search box, asked once it rests. `search` is what the address asks for: what comes back of this box leaves the letters
 * typed since, what comes from elsewhere (a view, « Effacer », the way back) takes their place.
 */
export function useTypedSearch(search: string, ask: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(search)
  const known = useRef(search)
  /** Asked by this box, not come back yet. */
  const awaited = useRef<string[]>([])
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (search === known.current) return
    known.current = search
    const at = awaited.current.indexOf(search)
    awaited.current.splice(0, at === -1 ? awaited.current.length : at + 1)
    if (at === -1) setTyped(search)
  }, [search])
  useEffect(() => {
    const trimmed = typed.trim()
    if (trimmed === (awaited.current.at(-1) ?? known.current)) return undefined
    const timer = setTimeout(() => {
      awaited.current.push(trimmed)
      latest.current(trimmed)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
