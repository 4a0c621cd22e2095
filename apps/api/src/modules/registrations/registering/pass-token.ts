import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a printed code says: ids only, no personal data (EXT-10). `rev` grows at each reissue or transfer. */
export type Pass = { event: string; ticket: string; rev: number; expires: Date }
export type PassKey = { kid: string; key: Uint8Array }
/** Why a code is refused. Another event, an older revision and an earlier entry are the scanner's to tell, with what it knows. */
export type PassRefusal = 'unreadable' | 'unknown_key' | 'forged' | 'expired'
export type PassToken = { pass: Pass } | { refusal: PassRefusal }

const version = 'T1'
const field = /^[A-Za-z0-9_-]{1,64}$/

const macOf = (key: Uint8Array, payload: string) => createHmac('sha256', key).update(payload).digest('base64url')

/**
 * The text of a pass's QR code: `T1|kid|event|ticket|rev|expiry.mac` (EXT-10, HMAC-SHA256).
 * @throws RangeError when an id holds anything but letters, digits, `_` and `-`, or the revision is not a whole number.
 */
export function signPass({ kid, key }: PassKey, { event, ticket, rev, expires }: Pass): string {
  if (![kid, event, ticket].every((text) => field.test(text))) throw new RangeError('unusable id in a pass')
  if (!Number.isSafeInteger(rev) || rev < 0) throw new RangeError('unusable revision in a pass')
  const payload = [version, kid, event, ticket, rev, Math.floor(expires.getTime() / 1000)].join('|')
  return `${payload}.${macOf(key, payload)}`
}

/** Reads a scanned code with the keys in force (several during a rotation), comparing in constant time. */
export function readPass(keys: readonly PassKey[], text: string, now: Date = new Date()): PassToken {
  const [, payload = '', kid = '', event = '', ticket = '', rev = '', expiry = '', mac = ''] =
    /^(T1\|([\w-]{1,64})\|([\w-]{1,64})\|([\w-]{1,64})\|(\d{1,9})\|(\d{1,12}))\.([\w-]{43})$/.exec(text.trim()) ?? []
  if (payload === '') return { refusal: 'unreadable' }
  const known = keys.find((candidate) => candidate.kid === kid)
  if (!known) return { refusal: 'unknown_key' }
  if (!timingSafeEqual(Buffer.from(macOf(known.key, payload)), Buffer.from(mac))) return { refusal: 'forged' }
  const expires = new Date(Number(expiry) * 1000)
  if (expires <= now) return { refusal: 'expired' }
  return { pass: { event, ticket, rev: Number(rev), expires } }
}
