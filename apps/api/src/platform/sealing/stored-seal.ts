import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'
import { createSealingIdentity, type SealingIdentity } from './sealing-identity.ts'

type House = Pick<Services, 'config' | 'storage'>

const place = 'seal/identity'
const opened = new WeakMap<House['storage'], Promise<SealingIdentity>>()
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealing identity', 32))

function locked(identity: SealingIdentity, secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(identity), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function unlocked(bytes: Buffer, secret: string): SealingIdentity {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')) as SealingIdentity
}

async function open({ config, storage }: House): Promise<SealingIdentity> {
  const stored = await storage.read(place).catch((error: { code?: string; name?: string }) => {
    if (error.code === 'ENOENT' || error.name === 'NoSuchKey') return undefined
    throw error
  })
  if (stored) return unlocked(Buffer.from(stored), config.secretKey)
  const identity = await createSealingIdentity('KXO')
  await storage.put(place, locked(identity, config.secretKey), 'application/octet-stream')
  return identity
}

/** The key that seals the house's documents: made at first use, kept in the store under the program's secret. */
export function storedSeal({ config, storage }: House): Promise<SealingIdentity> {
  const known = opened.get(storage)
  if (known) return known
  const opening = open({ config, storage })
  opened.set(storage, opening)
  opening.catch(() => opened.delete(storage))
  return opening
}
