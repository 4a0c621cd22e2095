import { useEffect, useRef, useState } from 'react'
import { mayBeDone } from '../../../platform/api-error.ts'

/** How long typing rests before it is kept, and how long before what the network lost is tried again. */
const restMs = 1500
const retryMs = 3000

type Autosave = 'idle' | 'saving' | 'saved' | 'lost'

/** Keeps what is typed once it rests, and tries again what the network lost; a refusal is left to the form's own button, which says why. */
export function useAutosave<Value>(value: Value | null, save: (value: Value) => Promise<unknown>): Autosave {
  const [state, setState] = useState<Autosave>('idle')
  const text = value === null ? null : JSON.stringify(value)
  const latest = useRef({ save, text })
  latest.current = { save, text }
  useEffect(() => {
    if (text === null) return undefined
    setState('idle')
    // What was typed since is not kept yet.
    const isLast = (): boolean => latest.current.text === text || latest.current.text === null
    const keep = (): void => {
      setState('saving')
      latest.current.save(JSON.parse(text) as Value).then(
        () => setState(isLast() ? 'saved' : 'idle'),
        (error: unknown) => {
          setState(isLast() && mayBeDone(error) ? 'lost' : 'idle')
          if (!isOver && mayBeDone(error)) timer = setTimeout(keep, retryMs)
        },
      )
    }
    let isOver = false
    let timer = setTimeout(keep, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return state
}
