import { resultOf } from '../../../platform/device-database.ts'
import { inSignatures } from './signature-store.ts'

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
const place = 'key'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The key of this device, made once; its private half never leaves it, even to a script. */
async function deviceKey(): Promise<CryptoKeyPair> {
  const stored = await inSignatures('device', 'readonly', (store) => resultOf<CryptoKeyPair | undefined>(store.get(place)))
  if (stored) return stored
  const made = await crypto.subtle.generateKey(curve, false, ['sign', 'verify'])
  await inSignatures('device', 'readwrite', (store) => resultOf(store.put(made, place)))
  return made
}

/** Seals a text: its SHA-256 in hexadecimal, signed by this device. @throws when the device keeps nothing */
export async function sealText(text: string): Promise<{ hash: string; seal: string; public_key: string }> {
  const { privateKey, publicKey } = await deviceKey()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const seal = await crypto.subtle.sign({ ...curve, hash: 'SHA-256' }, privateKey, new TextEncoder().encode(hash))
  return { hash, seal: base64url(seal), public_key: base64url(await crypto.subtle.exportKey('raw', publicKey)) }
}
