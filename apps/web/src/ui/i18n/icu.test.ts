import { IcuMessage as Reference } from '@kxo/domain/kernel/icu'
import { describe, expect, test } from 'vitest'
import { IcuMessage } from './icu.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../../../packages/domain/src/**/*.ts', '../../**/*-words.ts', '!../../../../../packages/domain/src/**/*.test.ts'],
  { eager: true },
)
const locales = { fr: 'fr-FR', en: 'en-GB' } as const

/** Every text of the product in a language, as the domain leaves it once nouns and dates have their places. */
function textsIn(value: unknown, locale: keyof typeof locales): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { [locale]: text } = value as Record<string, unknown>
  if (typeof text === 'string') return [text.replace(/\{\w+(\.\w+|:cap|,\s*(date|time)\b[^}]*)+\}/g, '{placed}')]
  return Object.values(value).flatMap((one) => textsIn(one, locale))
}

/** What a formatter answers to a value given under every name, or the error it refuses the text by. */
function reader(Message: typeof IcuMessage | typeof Reference, text: string, locale: string): (value: string | number) => string {
  try {
    const message = new Message(text, locale, undefined, { ignoreTag: true })
    return (value) => String(message.format(new Proxy({}, { has: () => true, get: () => value })))
  } catch (error) {
    return () => (error instanceof SyntaxError ? 'malformed' : String(error))
  }
}
const expectSame = (text: string, locale: string): void => {
  const [light, whole] = [reader(IcuMessage, text, locale), reader(Reference, text, locale)]
  const choices = [...text.matchAll(/(\w+) *\{/g)].map(([, choice = '']) => choice)
  const values = /plural|selectordinal|number/.test(text) ? [0, 1, 2, 1.5, 21, 1_234_567, ...choices] : ['neither', 3, ...choices]
  for (const value of values) expect(light(value), `${text} of ${value}`).toBe(whole(value))
}

describe('the light formatter writes what the library writes', () => {
  test.each(['fr', 'en'] as const)(
    'every sentence of the product that needs ICU, in %s',
    (locale) => {
      const texts = new Set(Object.values(files).flatMap((file) => textsIn(file, locale)))
      const needing = [...texts].filter((text) => /[{}']/.test(text.replace(/\{\w+\}/g, '')))
      expect(needing.length).toBeGreaterThan(300)
      for (const text of needing) expectSame(text, locales[locale])
    },
    60_000,
  )

  test.each([
    "it's {n}, l''été, '{n}', '{n} ''and'' {m}' and 'an open one",
    "{n, plural, one {'#' # l'un} other {# '{autres}'}}",
    '{n, plural, offset:1 =0 {none} one {# and you} other {# {m, select, f {# elles} other {eux}}}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{ n , select , a {A} other { spaces { n } } }',
    'a } closes nothing, # counts nothing',
    '<b>{n}</b> {n, number}',
  ])('%s', (text) => expectSame(text, 'en-GB'))

  test.each([
    '{',
    '{n',
    '{}',
    '{n, plural}',
    '{n, plural, one {1}}',
    '{n, select, other {o}',
    '{n, what, other {o}}',
    '{n m}',
    '{n, select, a {1} a {2} other {3}}',
  ])('%s is malformed', (text) => {
    for (const Message of [Reference, IcuMessage]) expect(reader(Message, text, 'en-GB')(1)).toBe('malformed')
  })

  test('a value that is missing is an error that names it', () => {
    expect(() => new IcuMessage('Hello {first_name}', 'en-GB').format({})).toThrow(/first_name/)
  })
})
