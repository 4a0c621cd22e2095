import { momentLabels } from '@kxo/domain/mailing/moments'
import { expect, test } from 'vitest'
import { mailMoments } from './index.ts'

test('every moment has a name of its own, in the catalogue’s form', () => {
  const names = mailMoments.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]+$/)
})

test('a button is said in both languages', () => {
  const mute = mailMoments.filter(({ button }) => button && (button.fr.trim() === '' || button.en.trim() === ''))
  expect(mute.map(({ name }) => name)).toEqual([])
})

test('lists name and offer the moments that leave, and no other', () => {
  expect(Object.keys(momentLabels).toSorted()).toEqual(mailMoments.map(({ name }) => name).toSorted())
})
