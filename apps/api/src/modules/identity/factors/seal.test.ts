import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = 'a-secret-for-tests-0123456789abcdef'
const secret = Buffer.from('12345678901234567890')

test('what is sealed opens with its key and for its owner only', () => {
  const sealed = seal(key, '1/7', secret)
  expect(unseal(key, '1/7', sealed)).toEqual(secret)
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  expect(() => unseal(key, '1/8', sealed)).toThrow(/authenticate/)
  expect(() => unseal(`${key}x`, '1/7', sealed)).toThrow(/authenticate/)
})

test('a changed byte is refused, and the same secret is never sealed twice alike', () => {
  const sealed = seal(key, '1/7', secret)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal(key, '1/7', bytes.toString('base64url'))).toThrow(/authenticate/)
  expect(seal(key, '1/7', secret)).not.toBe(sealed)
})
