import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createConcurrencyLimiter } from '../../../platform/work/concurrency-limiter.ts'

const derive = promisify(argon2)
/** OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** One core is left to everything else, however many come in at once. */
const inTurn = createConcurrencyLimiter(Math.max(1, availableParallelism() - 1))

const derived = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn('', () => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost }) as Promise<Buffer>)

/** argon2id with a salt of its own, as `argon2id$salt$hash` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `argon2id$${salt.toString('base64url')}$${(await derived(password, salt)).toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Takes the same time for an account that does not exist (`null`). */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (hash ?? nobody).split('$')
  const computed = await derived(password, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(computed, Buffer.from(expected, 'base64url')) && hash !== null
}
