import { createContext } from 'react'

const unsaved = new Set<symbol>()

/** What is unsaved in the dialog around, which asks before it closes. */
export const UnsavedInDialog = createContext<Set<symbol>>(new Set())

/** Declares that something typed, in a dialog or not, is not saved yet; call the answer once it is. */
export function holdUnsaved(dialog?: Set<symbol>): () => void {
  const mark = Symbol('unsaved')
  unsaved.add(mark)
  dialog?.add(mark)
  return () => {
    unsaved.delete(mark)
    dialog?.delete(mark)
  }
}

/** Whether anything typed on screen would be lost by leaving. */
export const hasUnsaved = (): boolean => unsaved.size > 0
