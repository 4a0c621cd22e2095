import { describe, expect, test } from 'vitest'
import { acceptedStep, base32, newSecret, otpauthAddress, stepAt, totpOf } from './totp.ts'

/** The secret of RFC 6238 appendix B. */
const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('PRV-41: RFC 6238', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('appendix B, SHA-1, at %d s', (seconds, code) => expect(totpOf(secret, stepAt(at(seconds)))).toBe(code))

  test('RFC 4226 appendix D, counters 0 to 3', () =>
    expect([0, 1, 2, 3].map((step) => totpOf(secret, step))).toEqual(['755224', '287082', '359152', '969429']))

  test('a code is accepted one step early or late, no further', () => {
    const now = at(1111111111)
    const step = stepAt(now)
    expect([-2, -1, 0, 1, 2].map((off) => acceptedStep(secret, totpOf(secret, step + off), now, null))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
  })

  test('a code serves once, and an older one no more', () => {
    const now = at(1111111111)
    const step = stepAt(now)
    expect(acceptedStep(secret, totpOf(secret, step), now, step)).toBeNull()
    expect(acceptedStep(secret, totpOf(secret, step - 1), now, step)).toBeNull()
    expect(acceptedStep(secret, totpOf(secret, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', 'abcdef', ' 28708', '28708２'])('%j is no code', (code) =>
    expect(acceptedStep(secret, code, at(59), null)).toBeNull(),
  )
})

test('base 32 is RFC 4648’s', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(base32(Buffer.from(''))).toBe('')
})

test('a secret holds 160 bits, and its address names the tenant and the person', () => {
  expect(newSecret()).toHaveLength(20)
  expect(otpauthAddress(secret, 'Forma & Cie', 'ana@forma.test')).toBe(
    'otpauth://totp/Forma%20%26%20Cie:ana%40forma.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Forma%20%26%20Cie&algorithm=SHA1&digits=6&period=30',
  )
})
