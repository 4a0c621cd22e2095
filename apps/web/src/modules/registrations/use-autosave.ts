import { useEffect, useRef, useState } from 'react'

/** How long typing rests before it is kept. */
const restMs = 1500

/** Keeps what is typed once it rests; a refusal is left to the form's own button, which says why. */
export function useAutosave<Kept>(value: Kept | null, save: (value: Kept) => Promise<unknown>): 'idle' | 'saving' | 'saved' {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const text = value === null ? null : JSON.stringify(value)
  const latest = useRef({ save, text })
  latest.current = { save, text }
  useEffect(() => {
    if (text === null) return undefined
    setState('idle')
    const timer = setTimeout(() => {
      setState('saving')
      latest.current.save(JSON.parse(text) as Kept).then(
        // What was typed since is not kept yet.
        () => setState(latest.current.text === text ? 'saved' : 'idle'),
        () => setState('idle'),
      )
    }, restMs)
    return () => clearTimeout(timer)
  }, [text])
  return state
}
