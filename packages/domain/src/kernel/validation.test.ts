import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { declarationNumber, iban, siret, vatNumber } from './identifier-fields.ts'
import { makeLanguage } from './language.ts'
import { password, samePasswords } from './password-fields.ts'
import { phone } from './phone-field.ts'
import { locales } from './sentence.ts'
import { typographyFaults } from './typography.ts'
import * as v from './validation.ts'

const language = makeLanguage({ locale: 'fr', glossary: {} })
const keys = (schema: z.core.$ZodType, raw: unknown) => {
  const result = z.safeDecode(schema, raw as never)
  return result.success ? [] : v.issuesOf(result.error).map(({ key }) => key)
}
const read = (schema: z.core.$ZodType, raw: unknown) => z.decode(schema, raw as never)
const said = (schema: z.core.$ZodType, raw: unknown) => {
  const result = z.safeDecode(schema, raw as never)
  return result.success ? '' : v.sayIssue(language, v.issuesOf(result.error)[0]!)
}

describe('the sentences, word for word', () => {
  test.each([
    [v.requiredText(10), '', 'Requis'],
    [v.requiredText(10), ' \u00A0 ', 'Requis'],
    [v.requiredText(10), null, 'Requis'],
    [z.object({ a: v.requiredText(10) }), {}, 'Requis'],
    [v.email, 'a@b', 'Email invalide'],
    [v.postalCode, '12345678', 'Format de code postal erroné'],
    [z.number().check(z.minimum(3)), 2, 'La valeur doit être supérieure ou égale à 3'],
    [z.number().check(z.maximum(1234.5)), 2000, 'La valeur doit être inférieure ou égale à 1\u202F234,5'],
    [z.date(), 'x', 'Format incorrect de date'],
  ])('%#', (schema, raw, sentence) => expect(said(schema, raw)).toBe(sentence))

  test('every sentence is well written and can be said in both languages', () => {
    for (const locale of locales)
      for (const [key, sentence] of Object.entries(v.validationWords)) {
        expect([key, typographyFaults(sentence.fr)]).toEqual([key, []])
        expect(v.sayIssue(makeLanguage({ locale, glossary: {} }), { key, values: { min: 8, max: 10, digits: 'exactly' } })).not.toMatch(
          /[{}]/,
        )
        expect(v.sayIssue(makeLanguage({ locale, glossary: {} }), { message: key })).not.toBe(key)
      }
  })
})

describe('issues of a whole form', () => {
  const form = z.strictObject({
    name: v.requiredText(5),
    age: z.number(),
    kind: z.enum(['a', 'b']),
    tags: z.array(z.string()).check(z.minLength(2)),
    lines: z.array(z.object({ price: z.number().check(v.minAmount(100), v.maxAmount(5000)) })),
  })
  const issues = (raw: unknown) => {
    const result = z.safeDecode(form, raw as never)
    return result.success ? [] : v.issuesOf(result.error)
  }
  test('one entry per broken rule, with its dotted path and values', () => {
    expect(issues({ name: 'trop long', age: 'x', kind: 'c', tags: ['a'], lines: [{ price: 99 }, { price: 5001 }], extra: 1 })).toEqual([
      { field: 'name', key: 'tooLong', values: { max: 5 } },
      { field: 'age', key: 'notANumber', values: {} },
      { field: 'kind', key: 'unknownCode', values: {} },
      { field: 'tags', key: 'tooFew', values: { min: 2 } },
      { field: 'lines.0.price', key: 'minAmount', values: { min: 100 } },
      { field: 'lines.1.price', key: 'maxAmount', values: { max: 5000 } },
      { field: 'extra', key: 'unknownField', values: {} },
    ])
  })
  test('what is missing is required, whatever its type', () => {
    expect(issues({}).map(({ field, key }) => [field, key])).toEqual(
      ['name', 'age', 'kind', 'tags', 'lines'].map((field) => [field, 'required']),
    )
  })
  test('amounts are told in euros, others in their language', () => {
    expect(v.sayIssue(language, { key: 'minAmount', values: { min: 100 } })).toBe('Le montant doit être supérieur ou égal à 1,00\u00A0€')
    expect(v.sayIssue(language, { message: 'tooShort', values: { min: 1 } })).toBe('Au moins 1 caractère')
    expect(v.sayIssue(language, { message: 'Une phrase finie.' })).toBe('Une phrase finie.')
  })
})

describe('fields read what a person types and read back what they write', () => {
  test.each<[string, z.core.$ZodType, unknown, unknown, unknown]>([
    ['text', v.requiredText(10), '  Zoé ', 'Zoé', 'Zoé'],
    ['mail', v.email, ' Zoe.Martin@Exemple.FR ', 'zoe.martin@exemple.fr', 'zoe.martin@exemple.fr'],
    ['phone', phone, '+33 (0)6 12 34 56 78', '+33612345678', '0612345678'],
    ['overseas phone', phone, '0690 12 34 56', '+590690123456', '0690123456'],
    ['SIRET', siret, '732 829 320 00074', '73282932000074', '73282932000074'],
    ['SIREN', siret, '732829320', '732829320', '732829320'],
    ['VAT', vatNumber, 'fr 44 732829320', 'FR44732829320', 'FR44732829320'],
    ['IBAN', iban, 'FR76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189', 'FR7630006000011234567890189'],
    ['NDA', declarationNumber, '11 75 55555 75', '11755555575', '11755555575'],
    ['postal code', v.postalCode, ' 75008 ', '75008', '75008'],
    ['empty postal code', v.postalCode, '', '', ''],
  ])('%s', (_, schema, typed, inside, sent) => {
    expect(read(schema, typed)).toBe(inside)
    expect(z.encode(schema, inside as never)).toBe(sent)
    expect(read(schema, sent)).toBe(inside)
    expect(z.encode(schema, typed as never)).toBe(sent)
  })
  test.each<[string, z.core.$ZodType, string, string[]]>([
    ['mail', v.email, 'a b@c.fr', ['invalidEmail']],
    ['mail', v.email, 'a..b@c.fr', ['invalidEmail']],
    ['mail', v.email, 'a@-c.fr', ['invalidEmail']],
    ['mail', v.email, '', ['required']],
    ['phone', phone, '612345678', ['phone']],
    ['phone', phone, ' ', ['required']],
    ['siret', siret, '73282932000075', ['siret']],
    ['vat', vatNumber, 'FR45732829320', ['vatNumber']],
    ['postal code', v.postalCode, 'ABC', ['postalCode']],
    ['iban', iban, 'FR7630006000011234567890188', ['iban']],
  ])('wrong %s', (_, schema, raw, expected) => {
    expect(keys(schema, raw)).toEqual(expected)
    const encoded = z.safeEncode(schema, raw as never)
    expect(encoded.success ? [] : v.issuesOf(encoded.error).map(({ key }) => key)).toEqual(expected)
  })
})

describe('a field that may be left', () => {
  const body = z.object({ phone: v.optionally(phone), note: v.optionalText(5) })
  test('absent is untouched, blank and null are null', () => {
    expect(read(body, {})).toEqual({})
    expect(read(body, { phone: ' ', note: null })).toEqual({ phone: null, note: null })
    expect(read(body, { phone: '06 12 34 56 78', note: ' a ' })).toEqual({ phone: '+33612345678', note: 'a' })
  })
  test('what is given must be valid', () => expect(keys(body, { phone: '06', note: 'trop long' })).toEqual(['phone', 'tooLong']))
  test('it encodes as it reads', () => {
    expect(z.encode(body, { phone: '+33612345678', note: null })).toEqual({ phone: '0612345678', note: null })
    expect(z.encode(body, {})).toEqual({})
    expectTypeOf<z.output<typeof body>>().toEqualTypeOf<{ phone?: string | null | undefined; note?: string | null | undefined }>()
  })
})

describe('PRV-40 passwords', () => {
  test.each(['Demo2026!', 'Tr0mbone-Vert', 'É1é$zzzzz', 'correct Horse 7?'])('%s is accepted', (text) =>
    expect(keys(password, text)).toEqual([]),
  )
  test.each<[string, string[]]>([
    ['', ['required']],
    ['Ab1!', ['passwordLength']],
    ['ABCDEFG1!', ['passwordLower']],
    ['zbcdefg1!', ['passwordUpper']],
    ['Zbcdefgh!', ['passwordDigit']],
    ['Zbcdefg12', ['passwordSpecial']],
    ['zzzzzzz', ['passwordLength', 'passwordUpper', 'passwordDigit', 'passwordSpecial']],
    ['Azerty123!', ['passwordCommon']],
    ['P@ssw0rd2026!', ['passwordCommon']],
    ['Motdepasse1!', ['passwordCommon']],
    ['1234Soleil?', ['passwordCommon']],
  ])('%j is refused: %j', (text, expected) => expect(keys(password, text)).toEqual(expected))
  test('the two entries must match, told on the second', () => {
    const form = z.object({ password: password, confirmation: z.string() }).check(samePasswords('password', 'confirmation'))
    const result = z.safeDecode(form, { password: 'Demo2026!', confirmation: 'Demo2027!' })
    expect(result.success ? [] : v.issuesOf(result.error)).toEqual([{ field: 'confirmation', key: 'passwordsDiffer', values: {} }])
    expect(read(form, { password: 'Demo2026!', confirmation: 'Demo2026!' })).toBeTruthy()
  })
})
