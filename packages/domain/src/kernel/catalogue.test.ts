import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue, type KeyOf } from './catalogue.ts'
import { issuesOf } from './validation.ts'

const label = (text: string) => ({ fr: text, en: text })
const status = catalogue({
  draft: { code: 0, label: label('Brouillon'), next: ['issued', 'deleted'] },
  issued: { code: 4, label: label('À payer'), tone: 'info', next: ['paid'] },
  paid: { code: 7, label: label('Payée'), tone: 'success' },
  deleted: { code: 9, label: label('Supprimée'), tone: 'danger' },
})

test('keys are the union, in order', () => {
  expect(status.keys).toEqual(['draft', 'issued', 'paid', 'deleted'])
  expectTypeOf<KeyOf<typeof status>>().toEqualTypeOf<'draft' | 'issued' | 'paid' | 'deleted'>()
  expectTypeOf<z.output<typeof status.wire>>().toEqualTypeOf<'draft' | 'issued' | 'paid' | 'deleted'>()
  expectTypeOf<z.input<typeof status.wire>>().toEqualTypeOf<string | number>()
})

test('codes and keys map one to one', () => {
  for (const key of status.keys) expect(status.keyOf(status.codeOf(key))).toBe(key)
  expect(status.codesOf('draft', 'paid')).toEqual([0, 7])
  expect(() => status.keyOf(5)).toThrow('unknown code 5')
})

describe('the wire codec', () => {
  test('reads a code or its text, writes the code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...status.keys), (key) => {
        const sent = z.encode(status.wire, key)
        expect(sent).toBe(status.codeOf(key))
        expect(z.decode(status.wire, sent)).toBe(key)
        expect(z.decode(status.wire, String(sent))).toBe(key)
      }),
    )
  })
  test.each([5, '5', 'draft', ' ', '0x4', '4.0', '4e0', 4.5])('%j is unknown', (raw) => {
    const result = z.safeDecode(status.wire, raw)
    expect(result.success ? result.data : issuesOf(result.error)).toEqual([{ field: '', key: 'unknownCode', values: {} }])
  })
  test.each(['', undefined, null])('%j is missing', (raw) => {
    const result = z.safeDecode(status.wire, raw as never)
    expect(result.success ? result.data : issuesOf(result.error)[0]?.key).toBe('required')
  })
  test('refuses to write what is no key', () => expect(z.safeEncode(status.wire, 'paidd' as never).success).toBe(false))
})

test('labels, tones and membership', () => {
  expect(status.labelOf('issued').fr).toBe('À payer')
  expect([status.toneOf('draft'), status.toneOf('paid')]).toEqual(['neutral', 'success'])
  expect([status.is('draft'), status.is('toString'), status.is(4)]).toEqual([true, false, false])
})

test('transitions are those declared; staying is none', () => {
  expect(status.mayFollow('draft', 'issued')).toBe(true)
  expect(status.mayFollow('issued', 'draft')).toBe(false)
  expect(status.mayFollow('draft', 'draft')).toBe(false)
})

test('a wrong list does not load', () => {
  expect(() => catalogue({ a: { code: 1, label: label('a') }, b: { code: 1, label: label('b') } })).toThrow('share a code')
  expect(() => catalogue({ a: { code: 1, label: label('a'), next: ['toString'] } })).toThrow('unknown toString')
})

describe('groups', () => {
  const seat = catalogue({
    asked: { code: 0, label: { fr: 'Demandée', en: 'Asked' }, next: ['taken', 'left'] },
    taken: { code: 4, label: { fr: 'Prise', en: 'Taken' }, next: ['left'], groups: ['isHeld', 'isSure'] },
    left: { code: 2, label: { fr: 'Laissée', en: 'Left' }, next: ['taken'], groups: ['isFinal'] },
    shared: { code: 7, label: { fr: 'Partagée', en: 'Shared' }, next: ['left'], groups: ['isHeld'] },
  })
  test('tell their entries and codes', () => {
    expect(seat.keysIn('isHeld')).toEqual(['taken', 'shared'])
    expect(seat.codesIn('isHeld')).toEqual([4, 7])
    expect([seat.isIn('asked', 'isHeld'), seat.isIn('taken', 'isSure')]).toEqual([false, true])
    // @ts-expect-error -- a group nobody declared does not compile
    expect(seat.keysIn('isLost')).toEqual([])
  })
  test('narrow where a transition may start from', () => {
    expect(seat.keysLeadingTo('left')).toEqual(['asked', 'taken', 'shared'])
    expect(seat.keysLeadingTo('left', 'isHeld')).toEqual(['taken', 'shared'])
  })
  test('write their SQL, an unknown code on the side asked', () => {
    expect(seat.sqlIn('isHeld', 'status', { unknown: false })).toBe('status in (4, 7)')
    expect(seat.sqlIn('isHeld', 'status', { unknown: true })).toBe('status not in (0, 2)')
  })
})
