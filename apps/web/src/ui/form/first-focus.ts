const reachable = ':not(:disabled):not([tabindex="-1"])'
const fields = ['input:not([type="hidden"])', 'select', 'textarea', '[contenteditable="true"]']
  .map((field) => `${field}${reachable}`)
  .join()

/** What a dialog begins with: what it asks for itself, else its first field, else the first of several acts, which is the safest: the main one comes last. */
const firstOf = (inside: HTMLElement): HTMLElement | null =>
  inside.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
  inside.querySelector<HTMLElement>(fields) ??
  inside.querySelector<HTMLElement>(`[data-acts] > button${reachable}:not(:only-child), [data-acts] > a:not(:only-child)`)

/**
 * Gives the focus of a dialog that opens to what it begins with, rather than to the cross that closes it. What comes later is waited for,
 * until somebody acts or something else takes the focus. @returns what stops it
 */
export function giveFirstFocus(inside: HTMLElement): () => void {
  let focused: HTMLElement | null = null
  const give = (): void => {
    if (focused !== null && document.activeElement !== focused && inside.contains(document.activeElement)) return stop()
    const first = firstOf(inside)
    if (!first || first === focused) return
    focused = first
    first.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(give)
  const stop = (): void => {
    clearTimeout(begun)
    watch.disconnect()
    for (const act of ['keydown', 'pointerdown']) document.removeEventListener(act, stop, true)
  }
  // The kit gives it first, to the cross, once the dialog is drawn.
  const begun = setTimeout(() => {
    give()
    watch.observe(inside, { childList: true, subtree: true })
  })
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, stop, true)
  return stop
}
