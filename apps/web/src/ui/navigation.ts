let moved = false

/** Says that the page changed: the next title drawn takes the focus. */
export const pageChanged = (): void => {
  moved = true
}

/** Whether a title just drawn should take the focus; true once per page. */
export function takeFocus(): boolean {
  const was = moved
  moved = false
  return was
}
