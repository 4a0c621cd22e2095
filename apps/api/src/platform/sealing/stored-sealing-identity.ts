import { createPrivateKey } from 'node:crypto'
import type { Storage } from '../files/storage.ts'
import { createSealingIdentity, type SealingIdentity } from './sealing-identity.ts'

export type SealPlace = { storage: Storage; key: string; passphrase: string }

const isAbsent = (error: unknown) => error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey')

const parsed = (bytes: Uint8Array, passphrase: string): SealingIdentity => {
  const stored = JSON.parse(Buffer.from(bytes).toString()) as SealingIdentity
  const key = createPrivateKey({ key: stored.private_key, passphrase })
  return { ...stored, private_key: key.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/**
 * The identity kept at `key` of the store, made at the first call; its private key rests encrypted under the passphrase.
 * @throws when the store cannot be read or the passphrase is another: a second identity is never made over the first.
 */
export async function storedSealingIdentity({ storage, key, passphrase }: SealPlace, name: string): Promise<SealingIdentity> {
  const found = await storage.read(key).catch((error: unknown) => {
    if (isAbsent(error)) return undefined
    throw error
  })
  if (found) return parsed(found, passphrase)
  const made = await createSealingIdentity(name)
  const private_key = createPrivateKey(made.private_key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
  await storage.put(key, Buffer.from(JSON.stringify({ ...made, private_key })), 'application/json')
  return made
}
