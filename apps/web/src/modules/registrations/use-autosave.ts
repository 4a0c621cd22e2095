import { useEffect, useRef, useState } from 'react'

/** How long typing rests before it is kept. */
const restMs = 1500

/** Keeps what is typed once it rests; a refusal is left to the form's own button, which says why. */
export function useAutosave<Kept>(value: Kept | null, save: (value: Kept) => Promise<unknown>): 'idle' | 'saving' | 'saved' {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const text = value === null ? null : JSON.stringify(value)
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (text === null) return undefined
    const timer = setTimeout(() => {
      setState('saving')
      latest.current(JSON.parse(text) as Kept).then(
        () => setState('saved'),
        () => setState('idle'),
      )
    }, restMs)
    return () => clearTimeout(timer)
  }, [text])
  return state
}
