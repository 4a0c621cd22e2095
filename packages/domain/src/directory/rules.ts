import type { DirectoryEntry } from './contract.ts'
import type { DirectoryField } from './field.ts'

/** Messages relayed: from one address an hour, by one person a day, to one person a day. */
export const messageLimits = { perAddressAnHour: 5, perSenderADay: 20, perPersonADay: 20 }

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r?\n/g, '\\n')
    .replace(/([,;])/g, '\\$1')
/** Lines longer than 75 bytes continue on the next, after a space (RFC 6350 §3.2). */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (bytes.encode(part + sign).length > 74) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

/** A contact card of what a person shows (RFC 6350). */
export function cardOf(entry: DirectoryEntry): string {
  const { first_name, last_name, job, company, town, phone, mail, presentation } = entry
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(`${first_name} ${last_name}`.trim())}`,
    `N:${escaped(last_name)};${escaped(first_name)};;;`,
    job && `TITLE:${escaped(job)}`,
    company && `ORG:${escaped(company)}`,
    phone && `TEL;VALUE=uri:tel:${phone}`,
    mail && `EMAIL:${escaped(mail)}`,
    town && `ADR:;;;${escaped(town)};;;`,
    presentation && `NOTE:${escaped(presentation)}`,
    'END:VCARD',
  ]
  return `${lines
    .filter((line): line is string => Boolean(line))
    .map(folded)
    .join('\r\n')}\r\n`
}

/** Fields offered ticked to whoever joins: none that reaches them directly. */
export const proposedFields: readonly DirectoryField[] = ['job', 'company', 'town', 'region', 'specialities', 'presentation']
