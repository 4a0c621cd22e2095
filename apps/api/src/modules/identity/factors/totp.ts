import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app understands: SHA-1, six digits, 30 seconds. */
export const stepSeconds = 30
const digits = 6
/** Clocks may be one step apart, either way (RFC 6238 §5.2). */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as `otpauth` addresses carry it. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** 160 random bits, as long as the hash (RFC 4226 §4). */
export const newSecret = (): Buffer => randomBytes(20)
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds)

/** The six digits of a step (RFC 4226 §5.3). */
export function totpOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash[hash.length - 1]! & 0x0f
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step a code is right for, null when it is wrong or of a step already used: a code serves once. */
export function acceptedStep(secret: Uint8Array, code: string, at: Date, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = stepAt(at)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now - drift + index)
  const right = steps.filter((step) => timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code)))
  return right.find((step) => lastStep === null || step > lastStep) ?? null
}

/** What an authenticator app reads in the QR code. */
export function otpauthAddress(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
