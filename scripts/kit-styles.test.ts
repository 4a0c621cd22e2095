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
