import { formsWords as w } from '@kxo/domain/forms/words'
import { useEffect, useRef } from 'react'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'

/** Tells what was removed with a way to take it back, as long as the form it was removed from is shown. */
export function useTakenBack(): (text: string, back: () => void) => void {
  const offered = useRef(new Set<() => void>())
  useEffect(() => {
    const backs = offered.current
    return () => {
      for (const { id, act } of readToasts()) if (act && backs.has(act.run)) toast.dismiss(id)
    }
  }, [])
  return (text, back) => {
    offered.current.add(back)
    toast.success(text, { label: w.undo, run: back })
  }
}
