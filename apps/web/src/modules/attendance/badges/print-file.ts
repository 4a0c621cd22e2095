/** Opens the browser's printing of a PDF, without leaving the page. */
export function printFile(blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  frame.src = address
  document.body.append(frame)
  // The dialog of the browser may stay open for long.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(address)
  }, 600_000)
}
