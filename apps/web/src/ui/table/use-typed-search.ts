import { useEffect, useRef, useState } from 'react'

/** Typing settles before it is searched. */
const settleMs = 300

/**
 * What is typed in a search box, asked once it rests. `asked` is what the address asks for: what comes back of this box leaves the letters
 * typed since, what comes from elsewhere (a view, « Effacer », the way back) takes their place.
 */
export function useTypedSearch(asked: string, ask: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked)
  const known = useRef(asked)
  /** Asked by this box, not come back yet. */
  const awaited = useRef<string[]>([])
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (asked === known.current) return
    known.current = asked
    const at = awaited.current.indexOf(asked)
    awaited.current.splice(0, at === -1 ? awaited.current.length : at + 1)
    if (at === -1) setTyped(asked)
  }, [asked])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (awaited.current.at(-1) ?? known.current)) return undefined
    const timer = setTimeout(() => {
      awaited.current.push(wanted)
      latest.current(wanted)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
