import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl S is for the form being filled in: of several on a page, what is changed or has the focus; nothing under a dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, isDirty: boolean, submit: () => void): void {
  const save = (): void => {
    const drawn = form.current
    const above = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (above && !above.contains(drawn)) return
    if (isDirty || drawn?.contains(document.activeElement)) submit()
  }
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
