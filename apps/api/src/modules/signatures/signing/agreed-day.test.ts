import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { expect, test } from 'vitest'
import type { AgreementRecord } from '../queries.ts'
import { agreedDay } from './append-signature.ts'

const now = new Date('2027-03-09T10:00:00Z')
const signed = new Date('2027-03-01T10:00:00Z')
const people = [
  { id: 1, side: 'party', signed_at: signed },
  { id: 2, side: 'body', signed_at: null },
] as const
const of = (kind: 'individual' | 'convention') => ({ kind: agreementKind.codeOf(kind) }) as AgreementRecord

test('FOR-11 who pays alone is bound the day they sign, whenever the organisation countersigns', () => {
  expect(agreedDay({ now }, of('individual'), people, { id: 2 })).toBe('2027-03-01')
  expect(agreedDay({ now }, of('convention'), people, { id: 2 })).toBe('2027-03-09')
})

test('signed by the organisation first, it is the day the person signs', () => {
  const bodyFirst = [
    { id: 1, side: 'party', signed_at: null },
    { id: 2, side: 'body', signed_at: signed },
  ] as const
  expect(agreedDay({ now }, of('individual'), bodyFirst, { id: 1 })).toBe('2027-03-09')
})
