/** What came of a mail once it had left: refused for good, refused for now, or reported as spam. */
export type Report = { kind: 'refused' | 'delayed' | 'complaint'; recipient: string; message_id: string; detail: string }
export type NotedReport = Omit<Report, 'message_id'> & { mail_id: number }

/** Header fields of a part, folded lines joined; the first of each name. */
function fieldsOf(part: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of part.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([A-Za-z-]+):\s*(.*)$/.exec(line) ?? []
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim())
  }
  return fields
}

const addressOf = (field = ''): string =>
  field
    .replace(/^[^;]*;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase()

/** The Message-ID of the mail a report returns: that of the report itself comes first, in its own head. */
const returnedId = (body: string): string | undefined => [...body.matchAll(/^message-id:\s*<([^>]+)>/gim)].at(-1)?.[1]

/** Reads what a server returns (RFC 3464) or a provider forwards of a complaint (RFC 5965); undefined for any other message. */
export function readReport(raw: string): Report | undefined {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  const type = fieldsOf(head).get('content-type') ?? ''
  const message_id = returnedId(body)
  if (!/multipart\/report/i.test(type) || !message_id) return undefined
  const parts = rest.map(fieldsOf)
  if (/feedback-report/i.test(type)) {
    const report = parts.find((fields) => fields.has('feedback-type'))
    const recipient = addressOf(report?.get('original-rcpt-to') ?? report?.get('removal-recipient'))
    return report && recipient !== '' ? { kind: 'complaint', recipient, message_id, detail: report.get('feedback-type') ?? '' } : undefined
  }
  const status = parts.find((fields) => fields.has('final-recipient') && fields.has('action'))
  if (!status) return undefined
  const code = status.get('status') ?? ''
  const isOver = /^failed$/i.test(status.get('action') ?? '')
  const detail = (status.get('diagnostic-code') ?? code).replace(/^smtp;\s*/i, '')
  const recipient = addressOf(status.get('original-recipient') ?? status.get('final-recipient'))
  return { kind: isOver && code.startsWith('5') ? 'refused' : 'delayed', recipient, message_id, detail: `${code} ${detail}`.trim() }
}
