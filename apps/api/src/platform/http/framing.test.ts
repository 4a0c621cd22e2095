import { expect, test } from 'vitest'
import { framedBy } from './framing.ts'

test('only who may frame a page changes in its policy', () => {
  const policy = "default-src 'self';frame-src 'self' blob:;frame-ancestors 'self';base-uri 'none'"
  expect(framedBy(policy, ['https://www.exemple.fr', 'https://club.fr:8443'])).toBe(
    "default-src 'self';frame-src 'self' blob:;frame-ancestors 'self' https://www.exemple.fr https://club.fr:8443;base-uri 'none'",
  )
})
