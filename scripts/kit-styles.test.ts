import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesDrawn } from '../apps/web/vite-kit-styles.ts'

test('the rules of components nobody draws leave the sheet, with the blocks they leave empty', () => {
  const sheet = `@layer mantine {:root { --a: 1 }
.m_1a { color: red } .m_2b:hover, .m_1a .m_2b { color: blue } .m_2b { color: green }
@media (hover: hover) { .m_2b { color: pink } }
@keyframes m_3c { from { top: 0 } to { top: 1px } }
[dir="rtl"] .m_2b { left: 0 }}`
  const left = rulesDrawn(sheet, new Set(['m_1a', 'm_3c']))
  expect(left.replace(/\s+/g, ' ')).toBe(
    '@layer mantine {:root { --a: 1 } .m_1a { color: red } .m_2b:hover, .m_1a .m_2b { color: blue } @keyframes m_3c { from { top: 0 } to { top: 1px } }}',
  )
})

test('without script, the device alone asks for the dark colours', () => {
  const base = readFileSync(join(import.meta.dirname, '../apps/web/src/ui/theme/base.css'), 'utf8')
  const schemes = [...base.matchAll(/^(:root\S*) \{[^}]*color-scheme: ([a-z ]+);/gm)].map(([, root, scheme]) => [root, scheme])
  expect(schemes).toEqual([
    [':root', 'light dark'],
    [':root[data-mantine-color-scheme="light"]', 'light'],
    [':root[data-mantine-color-scheme="dark"]', 'dark'],
  ])
  for (const name of ['canvas', 'surface', 'text', 'link']) expect(base).toMatch(new RegExp(`--k-${name}: light-dark\\(`))
})
