import { resolveTxt } from 'node:dns/promises'
import type { DnsRecord, DnsState } from '@kxo/domain/mailing/sender/sender-contract'

export type Expected = Readonly<Record<DnsRecord, { name: string; value: string }>>
export type Found = Partial<Record<DnsRecord, { state: DnsState; found: string | null }>>
/** Texts the DNS holds under a name, each in its pieces. */
export type LookUp = (name: string) => Promise<string[][]>

type Domain = { address: string; selector: string; public_key: string; usual: string }
export const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1)

/** What the DNS of a domain must say: its signing key, that the product's servers may send for it, and what to do with what fails. */
export function expectedOf({ address, selector, public_key, usual }: Domain): Expected {
  const domain = domainOf(address)
  return {
    dkim: { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${public_key}` },
    spf: { name: domain, value: `v=spf1 include:${domainOf(usual)} ~all` },
    dmarc: { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${address}` },
  }
}

const keyIn = (record: string): string | undefined => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s+/g, '')

/** Whether a text of the DNS does what the expected one asks, however else it is written. */
const suits: Readonly<Record<DnsRecord, (found: string, expected: string) => boolean>> = {
  dkim: (found, expected) => keyIn(found) === keyIn(expected),
  spf: (found, expected) =>
    found
      .toLowerCase()
      .split(/\s+/)
      .includes(expected.split(' ')[1] ?? ''),
  dmarc: (found) => /(?:^|;)\s*p=(none|quarantine|reject)\b/i.test(found),
}
const begins: Readonly<Record<DnsRecord, RegExp>> = { dkim: /(^|;)\s*p=/i, spf: /^v=spf1\b/i, dmarc: /^v=dmarc1\b/i }

const textsAt = async (lookUp: LookUp, name: string): Promise<string[]> => {
  try {
    return (await lookUp(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    // No such name, or nothing of this kind under it: any other failure is not an answer.
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/** What the DNS says of each record. @throws the failure of a DNS that does not answer */
export async function checkRecords(expected: Expected, lookUp: LookUp = resolveTxt): Promise<Found> {
  const found: Found = {}
  for (const kind of Object.keys(expected) as DnsRecord[]) {
    const { name, value } = expected[kind]
    const texts = (await textsAt(lookUp, name)).filter((text) => begins[kind].test(text))
    const right = texts.find((text) => suits[kind](text, value))
    // Two SPF records are read as none by whoever receives.
    const isOk = right !== undefined && (kind !== 'spf' || texts.length === 1)
    found[kind] = isOk
      ? { state: 'ok', found: right }
      : { state: texts.length > 0 ? 'wrong' : 'missing', found: texts.join(' | ').slice(0, 600) || null }
  }
  return found
}
