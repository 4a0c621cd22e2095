import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isOneLine, isPrintable, printable, printableIn, unprintableIn } from './printable.ts'
import { issuesOf, optionalLines, optionalText, requiredLines, requiredText, shortText } from './validation.ts'

const controls = ['\0', '\x01', '\x0b', '\x1b', '\x7f', '\x85', '\x9f', '\ud83d', '\udc00', '\ufffe']

test('a control, a lone surrogate and what XML has no place for are not printable; tab and line ends are, on several lines', () => {
  for (const sign of controls) {
    expect(isPrintable(`a${sign}b`), JSON.stringify(sign)).toBe(false)
    expect(printable(`a${sign}b`)).toBe('ab')
  }
  expect(isPrintable('Élodie\t🎉\r\n王')).toBe(true)
  expect(['a\tb', 'a\nb', 'a\u2028b', 'a\0b'].map(isOneLine)).toEqual([false, false, false, false])
  expect(isOneLine('Élodie 🎉 王\u00A0\u202F–')).toBe(true)
})

const keysOf = (schema: z.core.$ZodType, text: string) => {
  const read = z.safeDecode(schema, text as never)
  return read.success ? read.data : issuesOf(read.error).map(({ key }) => key)
}

test('the shared schemas refuse them, one line or several', () => {
  for (const schema of [requiredText(20), optionalText(20), shortText(20)]) {
    for (const sign of [...controls, '\t', '\n']) expect(keysOf(schema, `a${sign}b`), JSON.stringify(sign)).toEqual(['unprintable'])
    expect(keysOf(schema, ' Zoé\n')).toBe('Zoé')
  }
  for (const schema of [requiredLines(20), optionalLines(20)]) {
    for (const sign of controls) expect(keysOf(schema, `a${sign}b`), JSON.stringify(sign)).toEqual(['unprintable'])
    expect(keysOf(schema, 'a\n\tb')).toBe('a\n\tb')
  }
})

test('a received value says where it is', () => {
  expect(unprintableIn({ name: 'a\0', lines: [{ name: 'b' }, { name: 'c\x1f' }], day: new Date(), 'k\0': 1, n: null })).toEqual([
    'name',
    'lines.1.name',
    '',
  ])
  expect(unprintableIn('\0')).toEqual([''])
})

test('a whole value is made printable', () => {
  const day = new Date()
  expect(printableIn({ name: 'a\0b', lines: ['c\x1f\n'], day, n: 1, none: null })).toEqual({
    name: 'ab',
    lines: ['c\n'],
    day,
    n: 1,
    none: null,
  })
})
