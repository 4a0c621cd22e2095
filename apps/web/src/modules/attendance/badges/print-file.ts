/** Opens the browser's printing of a PDF, without leaving the page. */
export function printFile(blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const frame = document.createElement('iframe')
  // One that is not drawn prints a blank page in some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' })
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
