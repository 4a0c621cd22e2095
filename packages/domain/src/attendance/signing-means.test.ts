import { expect, test } from 'vitest'
import { acceptsShownCode, ownSigningWith } from './signing-means.ts'

test('a code is asked where signing takes one, and shown on site only where it serves', () => {
  expect([
    ownSigningWith(['sent']),
    ownSigningWith(['code', 'sent']),
    ownSigningWith(['account', 'sent']),
    ownSigningWith(['tablet']),
  ]).toEqual(['code', 'code', 'free', 'onSite'])
  expect([
    acceptsShownCode(['sent']),
    acceptsShownCode(['code', 'sent']),
    acceptsShownCode(['account']),
    acceptsShownCode(['tablet']),
  ]).toEqual([false, true, true, false])
})
