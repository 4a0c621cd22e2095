import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withSentences } from '../apps/web/vite-words.ts'

const inWeb = (name: string): string => join(import.meta.dirname, '../apps/web/src', name)

test('the sentences a file takes by name are written in it once, and nothing else of what its module says', async () => {
  const written = await withSentences(
    "import { labels as w } from '@kxo/domain/kernel/labels'\nexport const shown = [w.yes, w.no, w.yes].map((one) => one.fr)\n",
    inWeb('shown.ts'),
  )
  expect(written).toBe(
    'const said0_ = {"fr":"Oui","en":"Yes"}\nconst said1_ = {"fr":"Non","en":"No"}\nexport const shown = [said0_, said1_, said0_].map((one) => one.fr)\n',
  )
})

test('words taken by a computed name, or whole, stay where they are', async () => {
  for (const use of ['w[name]', '{ ...w }', 'say(w, w.yes)', '{ w }']) {
    const code = `import { labels as w } from '@kxo/domain/kernel/labels'\nexport const shown = (${use})\n`
    expect(await withSentences(code, inWeb('shown.ts')), use).toBe(code)
  }
})

test('types of words and other exports beside them are no use of a sentence', async () => {
  const code =
    "import { consentVersion, attendanceWords as w } from '@kxo/domain/attendance/words'\nexport const version = consentVersion\ntype Key = keyof typeof w\n"
  expect(await withSentences(code, inWeb('shown.ts'))).toBe(
    "import { consentVersion as consentVersion } from '@kxo/domain/attendance/words'\nexport const version = consentVersion\ntype Key = keyof typeof w\n",
  )
  expect(await withSentences('export const nothing = 1\n', inWeb('nothing.ts'))).toBeNull()
})
