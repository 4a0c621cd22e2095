import { expect, test } from 'vitest'
import { productionsOf } from './productions.ts'

test('an event has the documents it can have', () => {
  const training = { is_training: true, is_payable: true, is_proved: true }
  expect(productionsOf(training)).toEqual(['ticket', 'badge', 'programme', 'sheet', 'attestation', 'certificate', 'bill'])
  expect(productionsOf({ ...training, is_training: false, is_payable: false })).toEqual([
    'ticket',
    'badge',
    'programme',
    'sheet',
    'attestation',
  ])
  expect(productionsOf({ ...training, is_proved: false })).toEqual(['ticket', 'badge', 'programme', 'bill'])
})
