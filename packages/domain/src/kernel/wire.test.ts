import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { issuesOf } from './validation.ts'
import { wire } from './wire.ts'

const decode = <S extends z.core.$ZodType>(schema: S, raw: unknown) => z.safeDecode(schema, raw as never)
const keyOf = (schema: z.core.$ZodType, raw: unknown) => {
  const result = decode(schema, raw)
  return result.success ? { read: result.data } : issuesOf(result.error)[0]?.key
}
/** What is encoded can travel as JSON or as the text of a form, and reads back the same. */
const roundTrip = <S extends z.core.$ZodType>(schema: S, value: z.output<S>) => {
  const sent = z.encode(schema, value as never)
  expect(z.decode(schema, JSON.parse(JSON.stringify(sent)) as never)).toEqual(value)
  return sent
}

describe('each codec reads back what it wrote', () => {
  const day = fc.date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  const safe = fc.maxSafeInteger().filter((value) => !Object.is(value, -0))
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })

  test('integer, as JSON and as text', () => {
    fc.assert(
      fc.property(safe, (value) => {
        roundTrip(wire.integer, value)
        expect(z.decode(wire.integer, String(value))).toBe(value)
      }),
    )
  })
  test('decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
        (value) => {
          roundTrip(wire.decimal, value)
        },
      ),
    )
  })
  test('money: decimal euros outside, cents inside, as JSON and as text', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const sent = roundTrip(wire.money, value)
        expect(z.decode(wire.money, String(sent).replace('.', ','))).toBe(value)
      }),
    )
    expect(z.encode(wire.money, 123_450)).toBe(1234.5)
  })
  test('quantity, unit price and rate keep every decimal (INV-30, INV-40)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        roundTrip(wire.quantity, value)
        roundTrip(wire.unitPrice, value)
        roundTrip(wire.rate, value)
      }),
    )
    expect(z.decode(wire.rate, '5,5')).toBe(550)
    expect(z.encode(wire.unitPrice, 1_234_567)).toBe(1.234567)
  })
  test('instant', () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(roundTrip(wire.instant, value)).toBe(value.toISOString())
      }),
    )
  })
  test('day, flag, list and json', () => {
    fc.assert(
      fc.property(day, fc.boolean(), fc.array(safe), (date, flag, numbers) => {
        roundTrip(wire.day, date.toISOString().slice(0, 10))
        roundTrip(wire.flag, flag)
        roundTrip(wire.list(wire.integer), numbers)
        const data = wire.json(z.object({ at: wire.instant, amounts: z.array(wire.money) }))
        const value = { at: date, amounts: numbers.map((n) => n % 1_000_000).map((n) => n || 0) }
        const sent = roundTrip(data, value)
        expect(z.decode(data, JSON.stringify(sent))).toEqual(value)
      }),
    )
  })
})

describe('what a form sends', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    ['-0', 0],
  ])('integer %j', (raw, read) => expect(keyOf(wire.integer, raw)).toEqual({ read }))
  test.each(['1.5', '1e3', '0x10', '12a', ' ', '9007199254740993', 1.5])('no integer: %j', (raw) =>
    expect(keyOf(wire.integer, raw)).toBe('notANumber'),
  )
  test.each(['0x10', 'Infinity', '1e5', '1,2,3', ' '])('no decimal: %j', (raw) => expect(keyOf(wire.decimal, raw)).toBe('notANumber'))
  test.each([
    ['oui', true],
    ['Non', false],
    ['True', true],
    ['on', true],
    [1, true],
    ['0', false],
  ])('flag %j', (raw, read) => expect(keyOf(wire.flag, raw)).toEqual({ read }))
  test.each(['constructor', 'toString', '2', 'peut-être'])('no flag: %j', (raw) => expect(keyOf(wire.flag, raw)).toBe('notABoolean'))
  test.each(['0', '-4', 0])('no record is numbered %j', (raw) => expect(keyOf(wire.id, raw)).toBe('unknownId'))
  test.each([12.345, '1.234,5', 'abc', 1e21])('no amount: %j', (raw) => expect(keyOf(wire.money, raw)).toBe('notAnAmount'))
  test.each(['', undefined, null])('%j is a missing value', (raw) => {
    for (const schema of [wire.integer, wire.decimal, wire.money, wire.flag, wire.instant]) expect(keyOf(schema, raw)).toBe('required')
  })
  test('too many decimals, negative prices', () => {
    expect(keyOf(wire.quantity, '1,23456')).toBe('tooManyDecimals')
    expect(keyOf(wire.unitPrice, '0.1234567')).toBe('tooManyDecimals')
    expect(keyOf(wire.unitPrice, -1)).toBe('min')
    expect(keyOf(wire.quantity, 'beaucoup')).toBe('notANumber')
  })
  test('list: repeated, joined, empty', () => {
    const list = wire.list(wire.integer)
    expect(keyOf(list, '1,2')).toEqual({ read: [1, 2] })
    expect(keyOf(list, ['1', 2])).toEqual({ read: [1, 2] })
    expect(keyOf(list, '')).toEqual({ read: [] })
    expect(keyOf(list, '[1, "2"]')).toEqual({ read: [1, 2] })
    expect(keyOf(list, '[1')).toBe('notANumber')
    expect(decode(list, '1,x').error?.issues[0]).toMatchObject({ path: [1], message: 'notANumber' })
  })
  test('json: the text of a field or the object of a body', () => {
    const data = wire.json(z.object({ n: wire.integer }))
    expect(keyOf(data, '{"n":"3"}')).toEqual({ read: { n: 3 } })
    expect(keyOf(data, { n: 3 })).toEqual({ read: { n: 3 } })
    expect(keyOf(data, '{"n":')).toBe('unreadableJson')
    expect(keyOf(data, '{}')).toBe('required')
  })
})

describe('dates', () => {
  test.each(['2027-03-01T10:00Z', '2027-03-01T10:00:00+01:00', '2027-03-01T10:00:00.123456Z', '2027-03-01T10:00+0100'])(
    'instant %s',
    (raw) => expect(decode(wire.instant, raw).success).toBe(true),
  )
  test('an offset is honoured', () =>
    expect(z.decode(wire.instant, '2027-03-01T10:00+0100').toISOString()).toBe('2027-03-01T09:00:00.000Z'))
  test.each([
    '2027-02-30T10:00Z',
    '2027-13-01T10:00Z',
    '2027-03-01T24:00Z',
    '2027-03-01T10:60Z',
    '2027-03-01T10:00',
    '2027-03-01',
    '0999-12-31T10:00Z',
    '1000-01-01T00:00+02:00',
    '01/03/2027 10:00',
    'demain',
  ])('no instant: %j', (raw) => expect(keyOf(wire.instant, raw)).toBe('wrongDate'))
  test.each(['1000-01-01', '9999-12-31', '2028-02-29'])('day %s', (raw) => expect(keyOf(wire.day, raw)).toEqual({ read: raw }))
  test.each(['0999-12-31', '10000-01-01', '2027-02-29', '2027-2-3', '2027-00-10', '20270301', ''])('no day: %j', (raw) =>
    expect(keyOf(wire.day, raw)).toBe('wrongDate'),
  )
})

test('encoding an object leaves behind what the contract does not name', () => {
  const row = z.object({ id: wire.id, price: wire.money, inner: z.object({ at: wire.instant }) })
  const at = new Date('2027-03-01T10:00:00Z')
  const stored = { id: 4, price: 1999, password_hash: 'secret', inner: { at, note: 'private' } }
  expect(z.encode(row, stored)).toEqual({ id: 4, price: 19.99, inner: { at: '2027-03-01T10:00:00.000Z' } })
  expect(z.encode(z.array(row), [stored])).toEqual([{ id: 4, price: 19.99, inner: { at: '2027-03-01T10:00:00.000Z' } }])
})

test('an answer of the wrong shape does not leave', () => {
  expect(z.safeEncode(wire.money, 19.99).success).toBe(false)
  expect(z.safeEncode(wire.instant, new Date(Number.NaN)).success).toBe(false)
  expect(z.safeEncode(wire.id, 0).success).toBe(false)
})

test('types: text or number outside, domain values inside', () => {
  const body = z.object({
    id: wire.id,
    price: wire.money,
    at: wire.instant,
    seen: wire.flag,
    ids: wire.list(wire.id),
    day: z.optional(wire.day),
  })
  expectTypeOf<z.output<typeof body>>().toEqualTypeOf<{
    id: number
    price: number
    at: Date
    seen: boolean
    ids: number[]
    day?: string | undefined
  }>()
  expectTypeOf<z.input<typeof body>>().toEqualTypeOf<{
    id: string | number
    price: string | number
    at: string
    seen: string | number | boolean
    ids: string | unknown[]
    day?: string | undefined
  }>()
  expectTypeOf<z.output<ReturnType<typeof wire.json<typeof body>>>>().toEqualTypeOf<z.output<typeof body>>()
})
