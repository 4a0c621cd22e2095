/** Selects the text of an element, as a hand would. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/**
 * Copies what an element shows. Browsers give their clipboard on https alone: on a plain address the text is selected and copied from there, and it
 * stays selected for the keyboard when even that is refused. @returns whether it is in the clipboard
 */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined // absent on a plain http address, whatever the types say
  const isCopied = clipboard
    ? await clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : false
  if (isCopied || !shown) return isCopied
  select(shown)
  return document.execCommand?.('copy') ?? false
}
