import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { coverageOf, drawable } from './font-coverage.ts'

const folder = fileURLToPath(new URL('../../../assets/fonts/', import.meta.url))
const fonts = readdirSync(folder).filter((name) => /\.(otf|ttf)$/.test(name))
const covers = coverageOf(fonts.map((name) => folder + name))

test('TYP-03 every text font has the narrow no-break space, the euro and the French signs', () => {
  for (const name of fonts.filter((font) => font.startsWith('Inter'))) {
    const has = coverageOf([folder + name])
    const missing = [...'\u202F\u00A0€’«»œŒæÉÈÀÇïŸ–—−…°'].filter((sign) => !has(sign.codePointAt(0)!))
    expect(missing, name).toEqual([])
  }
})

test('names of the world are covered by the fallback', () => {
  for (const name of ['Дмитрий', 'Ελένη', '王小明', '佐藤', '김민준', 'محمد', 'שרה', 'Nguyễn', 'Łukasz', 'Şirin'])
    expect(
      [...name].filter((sign) => !covers(sign.codePointAt(0)!)),
      name,
    ).toEqual([])
})

test('what no font draws is replaced, what is invisible is dropped, accents are composed', () => {
  expect(drawable('Fête 🎉 e\u0301t\u{E0101}e', covers)).toBe('Fête \uFFFD éte')
  expect(covers(0xfffd)).toBe(true)
  expect(covers(0x1f389)).toBe(false)
})
