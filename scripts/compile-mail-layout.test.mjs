import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compiledLayout } from './compile-mail-layout.mjs'

test('the layout of mails is what its source compiles to: node scripts/compile-mail-layout.mjs writes it again', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../apps/api/assets/mail/layout.html'), 'utf8')
  expect(committed).toBe(await compiledLayout())
})
