const unsaved = new Set<symbol>()

/** Declares that something typed is not saved yet; call the answer once it is. */
export function holdUnsaved(): () => void {
  const mark = Symbol('unsaved')
  unsaved.add(mark)
  return () => unsaved.delete(mark)
}

/** Whether anything typed on screen would be lost by leaving. */
export const hasUnsaved = (): boolean => unsaved.size > 0
