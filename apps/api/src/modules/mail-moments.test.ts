import { expect, test } from 'vitest'
import { mailMoments } from './index.ts'

test('every moment has a name of its own, in the catalogue’s form', () => {
  const names = mailMoments.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]+$/)
})

test('a button is said in both languages', () => {
  for (const { name, button } of mailMoments)
    if (button)
      expect(
        [button.fr, button.en].every((text) => text.trim() !== ''),
        name,
      ).toBe(true)
})
