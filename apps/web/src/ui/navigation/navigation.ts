let isComing = false
let from: Element | null = null
let hasActed = false
const act = (): void => {
  hasActed = true
}

/** Says that the page changed: the next title drawn takes the focus, but from whoever has begun something else while it was coming. */
export function pageChanged(): void {
  isComing = true
  hasActed = false
  from = document.activeElement
  for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, act, { capture: true, once: true })
}

/** Whether a title just drawn should take the focus; true once per page. */
export function takeFocus(): boolean {
  const isElsewhere = hasActed && document.activeElement !== document.body && document.activeElement !== from
  const takes = isComing && !isElsewhere
  isComing = false
  return takes
}
