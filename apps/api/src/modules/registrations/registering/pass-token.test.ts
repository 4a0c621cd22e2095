import { expect, test } from 'vitest'
import { pairOf, publicKeyOf, readPass, signPass } from './pass-token.ts'

const key = { kid: 'k1', key: new TextEncoder().encode('0123456789abcdef0123456789abcdef') }
const pass = { event: 'ev_42', ticket: 'tk_7f3a', rev: 1, expires: new Date(1_798_754_400_000) }
const now = new Date('2026-11-20T10:00:00Z')
const token = signPass(key, pass)

test('EXT-10 the vector', () => {
  expect(token).toBe('T1|k1|ev_42|tk_7f3a|1|1798754400.hdANVEnRhSkwBIDwbUPrjEPavfonKaKmEE3Nn7uGb9Q')
})

test('EXT-10 what was signed is read back', () => {
  expect(readPass([key], ` ${token}\n`, now)).toEqual({ pass })
})

test('EXT-10 every altered character is refused', () => {
  for (let index = 0; index < token.length; index++) {
    const altered = token.slice(0, index) + (token[index] === 'R' ? 'S' : 'R') + token.slice(index + 1)
    expect(readPass([key], altered, now), altered).toHaveProperty('refusal')
  }
})

test('EXT-10 each refusal says why', () => {
  const other = { kid: 'k2', key: new TextEncoder().encode('another key of thirty-two bytes!') }
  expect(readPass([key], 'https://example.org', now)).toEqual({ refusal: 'unreadable' })
  expect(readPass([other], token, now)).toEqual({ refusal: 'unknown_key' })
  expect(readPass([{ ...other, kid: 'k1' }], token, now)).toEqual({ refusal: 'forged' })
  expect(readPass([key], token.replace('|1|', '|2|'), now)).toEqual({ refusal: 'forged' })
  expect(readPass([key], token, pass.expires)).toEqual({ refusal: 'expired' })
  expect(readPass([key], token, new Date(pass.expires.getTime() - 1))).toEqual({ pass })
})

test('EXT-10 during a rotation old and new keys are both read', () => {
  const next = { kid: 'k2', key: new TextEncoder().encode('another key of thirty-two bytes!') }
  expect(readPass([next, key], token, now)).toEqual({ pass })
  expect(readPass([next, key], signPass(next, pass), now)).toEqual({ pass })
})

test('ids that would change the shape of the code are not signed', () => {
  for (const event of ['a|b', 'a.b', '', 'é', 'x'.repeat(65)]) expect(() => signPass(key, { ...pass, event })).toThrow(RangeError)
  expect(() => signPass(key, { ...pass, rev: 1.5 })).toThrow(RangeError)
})

test('EXT-10 a code of a pair is read by its pair, altered or of another one refused', () => {
  const pair = { kid: 'e1', pair: pairOf(new Uint8Array(32).fill(7)) }
  const other = { kid: 'e1', pair: pairOf(new Uint8Array(32).fill(8)) }
  const signed = signPass(pair, pass)
  expect(readPass([key, pair], signed, now)).toEqual({ pass })
  expect(readPass([other], signed, now)).toEqual({ refusal: 'forged' })
  expect(readPass([pair], signed.replace('|1|', '|2|'), now)).toEqual({ refusal: 'forged' })
  for (let index = 0; index < signed.length; index++)
    for (const sign of ['A', 'B', 'Q'])
      if (signed[index] !== sign)
        expect(readPass([pair], signed.slice(0, index) + sign + signed.slice(index + 1), now)).toHaveProperty('refusal')
  // RFC 8032 §7.1, test 1: the public key of a known secret one.
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
  expect(Buffer.from(publicKeyOf(pairOf(seed)), 'base64url').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  )
})
