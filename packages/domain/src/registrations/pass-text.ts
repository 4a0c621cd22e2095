/** What a printed code says: ids only, no personal data (EXT-10). `rev` grows at each reissue or transfer. */
export type Pass = { event: string; ticket: string; rev: number; expires: Date }

const version = 'T1'
const field = /^[A-Za-z0-9_-]{1,64}$/

/**
 * What a code signs: `T1|kid|event|ticket|rev|expiry`.
 * @throws RangeError when an id holds anything but letters, digits, `_` and `-`, or the revision is not a whole number.
 */
export function passPayload(kid: string, { event, ticket, rev, expires }: Pass): string {
  if (![kid, event, ticket].every((text) => field.test(text))) throw new RangeError('unusable id in a pass')
  if (!Number.isSafeInteger(rev) || rev < 0) throw new RangeError('unusable revision in a pass')
  return [version, kid, event, ticket, rev, Math.floor(expires.getTime() / 1000)].join('|')
}

/** The parts of a scanned code, its seal not verified yet; undefined when it is none of ours. The seal is a MAC (43 characters) or a signature (86). */
export function passParts(text: string): { kid: string; payload: string; seal: string; pass: Pass } | undefined {
  const [, payload = '', kid = '', event = '', ticket = '', rev = '', expiry = '', seal = ''] =
    /^(T1\|([\w-]{1,64})\|([\w-]{1,64})\|([\w-]{1,64})\|(\d{1,9})\|(\d{1,12}))\.([\w-]{86}|[\w-]{43})$/.exec(text.trim()) ?? []
  if (payload === '') return undefined
  return { kid, payload, seal, pass: { event, ticket, rev: Number(rev), expires: new Date(Number(expiry) * 1000) } }
}

/** What the ids of a pass look like: nothing personal, nothing that tells one tenant from another (EXT-10). */
export const eventMark = (id: number): string => `e${id}`
export const ticketMark = (id: number): string => `r${id}`
export const idIn = (mark: string): number => Number(mark.slice(1))

/** What a typed code is made of: neither I, l, 1, O nor 0, which people take for one another. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const group = 5
const length = 10

/** A code to type, from random bytes: `K7RM3-QXD4P`. */
export function codeFrom(bytes: Uint8Array): string {
  const signs = Array.from(bytes.slice(0, length), (byte) => codeAlphabet[byte % codeAlphabet.length])
  return `${signs.slice(0, group).join('')}-${signs.slice(group).join('')}`
}

/** A typed code as it is kept, whatever the case and the spaces typed; one of the older, longer kind is left as it is. */
export function typedCode(text: string): string {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const isShort = bare.length === length && [...bare].every((sign) => codeAlphabet.includes(sign))
  return isShort ? `${bare.slice(0, group)}-${bare.slice(group)}` : text.trim()
}
