import { expect, test } from 'vitest'
import { type ProducedForMany, type ProducingEvent, whyNotProduced } from './produce-many.ts'

const event: ProducingEvent = {
  nature: 'master',
  cancelled_at: null,
  is_training: true,
  is_payable: false,
  is_proved: true,
  is_locked: true,
  is_signed_for: true,
  due: 3,
}

test.each<[ProducedForMany, Partial<ProducingEvent>, ReturnType<typeof whyNotProduced>]>([
  ['ticket', { is_locked: false }, undefined],
  ['ticket', { cancelled_at: new Date() }, 'cancelled'],
  ['ticket', { nature: 'model' }, 'noTemplate'],
  ['attestation', {}, undefined],
  ['attestation', { is_proved: false }, 'noTemplate'],
  ['attestation', { is_locked: false }, 'notLocked'],
  ['certificate', { is_training: false }, 'noTemplate'],
  ['certificate', { is_signed_for: false }, 'noRepresentative'],
  ['certificate', { due: 0 }, 'allMade'],
])('making each %s of an event %o: %s', (kind, facts, reason) => {
  expect(whyNotProduced({ ...event, ...facts }, kind)).toBe(reason)
})
