import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'
import { familyOf } from './font-coverage.ts'
import { fontFolder, readFamilies } from './fonts.ts'

const families = readFamilies()
const covers = (codePoint: number) => families.some((has) => has(codePoint))

test('TYP-03 every text font has the narrow no-break space, the euro and the French signs', () => {
  for (const name of readdirSync(fontFolder).filter((font) => /^Inter.*otf$/.test(font))) {
    const has = familyOf([fontFolder + name])
    const missing = [...'\u202F\u00A0€’«»œŒæÉÈÀÇïŸ–—−…°'].filter((sign) => !has(sign.codePointAt(0)!))
    expect(missing, name).toEqual([])
  }
})

const typed = `
  Дмитрий Ελένη 王小明 佐藤 김민준 محمد שרה Nguyễn Łukasz Şirin
  Նարեկ გიორგი پرویز ܣܪܓܘܢ राजेश রহিম ਗੁਰਪ੍ਰੀਤ રમેશ குமார் రవి
  ರವಿ രവി සුනිල් สมชาย ສົມ အောင် សុខ አበበ ⵎⵓⵃⴰ 🎉
  😀 👍🏽 ❤️ 👩‍💻 🇫🇷 ✅ ⚠️ ★ ☎ ①
  → ½ √ ₿ ♿`
  .trim()
  .split(/\s+/)

test('what people type is drawn by a font: the scripts of the world, signs and emoji', () => {
  for (const name of typed)
    expect(drawable(name, families).replaceAll('\uFE0F', ''), name).toBe(name.normalize('NFC').replaceAll('\uFE0F', ''))
})

test('what no font draws is written so that it can be read, what is invisible or a control is left out, accents are composed', () => {
  expect(drawable('Fête 🎉 e\u0301t\u{E0101}e', families)).toBe('Fête 🎉 éte')
  expect(drawable('𝓩𝓸𝓮 \u16A0\u{1E100}', families)).toBe('Zoe [U+16A0][U+1E100]')
  expect(drawable('a\0b\x01c\x1bd\x7fe\x85f\ud83dg\tz\n', families)).toBe('abcdefg\tz\n')
  expect(drawable('x\u0947', families)).toBe('x')
  expect([0x16a0, 0x1e100].map(covers)).toEqual([false, false])
})
