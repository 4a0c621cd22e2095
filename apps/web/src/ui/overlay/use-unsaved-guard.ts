import { useEffect, useRef, useState } from 'react'
import { askToLeave } from '../form/leave-guard.tsx'
import { readQuestion } from './confirm.ts'

/** Text somebody writes; what is searched or ticked is done again in a moment. */
const written =
  'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="number"], :not([type])):not([role="combobox"], [aria-haspopup])'

/** Closes a dialog, and asks first while a form in it is not saved or a field of no form holds something new. */
export function useUnsavedGuard(inside: HTMLElement | null, onClose: () => void): { unsaved: Set<symbol>; close: () => Promise<void> } {
  const [unsaved] = useState(() => new Set<symbol>())
  const first = useRef(new WeakMap<Element, string>())
  const asking = useRef(false)
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(written) && !first.current.has(target))
        first.current.set(target, (target as HTMLInputElement).value)
    }
    inside?.addEventListener('focusin', remember)
    return () => inside?.removeEventListener('focusin', remember)
  }, [inside])
  const isChanged = (field: HTMLInputElement): boolean =>
    !field.closest('form') && field.value.trim() !== '' && field.value !== (first.current.get(field) ?? field.value)
  const close = async (): Promise<void> => {
    // The Escape that answers the question reaches this dialog too.
    if (asking.current || readQuestion()) return
    const isUnsaved = unsaved.size > 0 || [...(inside?.querySelectorAll<HTMLInputElement>(written) ?? [])].some(isChanged)
    asking.current = true
    const leaves = !isUnsaved || (await askToLeave())
    asking.current = false
    if (leaves) onClose()
  }
  return { unsaved, close }
}
