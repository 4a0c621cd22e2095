/** The extensions a content may bear, the one it is given first. Names of other contents stay as they are. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v', 'mov'],
  'video/webm': ['webm'],
  'application/zip': ['zip', 'odt', 'ods', 'odp', 'pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'vtt', 'ics', 'md'],
  'application/octet-stream': ['bin', 'csv', 'txt'],
}

const longest = 200

/**
 * A name a file may be shown and saved under: no folder, no control sign, nothing that turns the reading direction, and the extension of what
 * the file is, whatever it was called.
 */
export function safeFileName(original: string, contentType: string): string {
  const name = original
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
  const known = extensions[contentType] ?? []
  const { stem = name, extension = '' } = /^(?<stem>.+)\.(?<extension>[a-z0-9]{1,8})$/i.exec(name)?.groups ?? {}
  const validExtension = known.length === 0 || known.includes(extension.toLowerCase()) ? extension : (known[0] ?? '')
  const ending = validExtension === '' ? '' : `.${validExtension}`
  return `${[...(stem || 'fichier')].slice(0, longest - ending.length).join('')}${ending}`
}
