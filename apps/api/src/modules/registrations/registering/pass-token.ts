import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'
import { type Pass, passParts, passPayload } from '@kxo/domain/registrations/pass-text'

/** A shared key verifies where it signs; of a pair, the public half verifies on a device without the network (EXT-10). */
export type PassKey = { kid: string } & ({ key: Uint8Array } | { pair: KeyObject })
/** Why a code is refused. Another event, an older revision and an earlier entry are the scanner's to tell, with what it knows. */
export type PassRefusal = 'unreadable' | 'unknown_key' | 'forged' | 'expired'
export type PassToken = { pass: Pass } | { refusal: PassRefusal }

/** RFC 8410: what stands before the 32 bytes of an Ed25519 key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The Ed25519 pair of 32 secret bytes. */
export const pairOf = (seed: Uint8Array): KeyObject => createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
/** Its public half, base64url. */
export const publicKeyOf = (pair: KeyObject): string => createPublicKey(pair).export({ format: 'jwk' }).x ?? ''

const macOf = (key: Uint8Array, payload: string) => createHmac('sha256', key).update(payload).digest()

/** The text of a pass's QR code: `T1|kid|event|ticket|rev|expiry.seal` (EXT-10, HMAC-SHA256 or Ed25519). @throws RangeError as `passPayload` */
export function signPass(key: PassKey, pass: Pass): string {
  const payload = passPayload(key.kid, pass)
  const seal = 'pair' in key ? sign(null, Buffer.from(payload), key.pair) : macOf(key.key, payload)
  return `${payload}.${seal.toString('base64url')}`
}

/** Whether a seal is the payload's, written the one way it can be: letters that differ by bits nobody reads are another code. */
function isSealed(key: PassKey, payload: string, text: string): boolean {
  const seal = Buffer.from(text, 'base64url')
  if (seal.toString('base64url') !== text) return false
  if ('pair' in key) return seal.length === 64 && verify(null, Buffer.from(payload), createPublicKey(key.pair), seal)
  const mac = macOf(key.key, payload)
  return seal.length === mac.length && timingSafeEqual(mac, seal)
}

/** Reads a scanned code with the keys in force (several during a rotation), comparing in constant time. */
export function readPass(keys: readonly PassKey[], text: string, now: Date = new Date()): PassToken {
  const parts = passParts(text)
  if (!parts) return { refusal: 'unreadable' }
  const known = keys.find(({ kid }) => kid === parts.kid)
  if (!known) return { refusal: 'unknown_key' }
  if (!isSealed(known, parts.payload, parts.seal)) return { refusal: 'forged' }
  return parts.pass.expires <= now ? { refusal: 'expired' } : { pass: parts.pass }
}
