import { expect, test } from 'vitest'
import { whyNotMailed } from './proof-mails.ts'

const proof = { category: 'attestation', registration_id: 4, is_replaced: false, is_shut_out: false, is_off: false } as const

test('a proof of a registration is mailed while it stands, to whoever may read it, where its mail is on', () => {
  expect(whyNotMailed(proof)).toBeUndefined()
  expect(whyNotMailed({ ...proof, category: 'certificate' })).toBeUndefined()
  expect(whyNotMailed({ ...proof, category: 'ticket' })).toBe('notProof')
  expect(whyNotMailed({ ...proof, registration_id: null })).toBe('notProof')
  expect(whyNotMailed({ ...proof, is_replaced: true })).toBe('replaced')
  expect(whyNotMailed({ ...proof, is_shut_out: true })).toBe('shutOut')
  expect(whyNotMailed({ ...proof, is_off: true })).toBe('momentOff')
})
