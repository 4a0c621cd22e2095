import { expect, test } from 'vitest'
import { whyLeftUnvalidated, whyNotValidated } from './hours.ts'

const part = { status: 'validated' as const, done: 210, validated: null }

test('hours are validated of a confirmed part once a slot is over; among many, what was validated stays', () => {
  expect(whyNotValidated({ ...part, status: 'inProgress' })).toBe('notConfirmed')
  expect(whyNotValidated({ ...part, done: 0 })).toBe('notDone')
  expect(whyNotValidated({ ...part, validated: 180 })).toBeUndefined()
  expect(whyLeftUnvalidated({ ...part, validated: 180 })).toBe('alreadyValidated')
  expect(whyLeftUnvalidated({ ...part, validated: 0 })).toBe('alreadyValidated')
  expect(whyLeftUnvalidated({ ...part, status: 'deleted', validated: 180 })).toBe('notConfirmed')
  expect(whyLeftUnvalidated(part)).toBeUndefined()
})
