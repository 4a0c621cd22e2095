/** Signatures of the first bytes; the declared type of an upload is never believed. */
const signatures: [type: string, offset: number, bytes: readonly number[]][] = [
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['video/mp4', 4, [0x66, 0x74, 0x79, 0x70]],
  ['video/webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['application/zip', 0, [0x50, 0x4b, 0x03, 0x04]],
]
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

const scripts =
  /\.(html?|xhtml|shtml|svgz?|xml|xsl|js|mjs|cjs|ts|jse|vbs?|vbe|wsf|wsh|hta|bat|cmd|ps1|psm1|sh|bash|py|rb|pl|php\d?|jar|lnk|scr|reg|url)$/i
/** Text a browser or a system may run. */
const runs = (head: Uint8Array): boolean => {
  const text = Buffer.from(head)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  return /^(<(!doctype\s+html|html|head|body|script|svg|iframe|\?php|\?xml|!--)|#!)/i.test(text)
}

/**
 * The content type told by the first bytes (4 kB are enough), refined by the name for zipped office files;
 * text without control characters is `text/csv` or `text/plain`, or `text/x-script` when something may run it, which nothing accepts; anything else is `application/octet-stream`.
 */
export function sniffContentType(head: Uint8Array, name: string): string {
  for (const [type, offset, bytes] of signatures) {
    if (!bytes.every((byte, index) => head[offset + index] === byte)) continue
    if (type !== 'application/zip') return type
    const entries = Buffer.from(head).toString('latin1')
    if (/\.xlsx$/i.test(name) && (entries.includes('xl/') || entries.includes('[Content_Types].xml'))) return spreadsheet
    if (/\.docx$/i.test(name) && (entries.includes('word/') || entries.includes('[Content_Types].xml'))) return wordDocument
    if (/\.pptx$/i.test(name) && (entries.includes('ppt/') || entries.includes('[Content_Types].xml'))) return slides
    return type
  }
  if (head.length > 0 && head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d))
    return scripts.test(name) || runs(head) ? 'text/x-script' : /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
  return 'application/octet-stream'
}
