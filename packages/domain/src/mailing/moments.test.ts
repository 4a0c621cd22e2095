import { expect, test } from 'vitest'
import { concepts } from '../tenants/glossary/glossary.ts'
import type { Moment } from './moments/moment.ts'
import { momentLabels, moments } from './moments.ts'

const nouns: readonly string[] = concepts
const all = Object.values<Moment>(moments)

test('every moment has a name in the catalogue’s form, and lists name those that leave', () => {
  for (const { name } of all) expect(name).toMatch(/^[a-z][a-z0-9_]+$/)
  expect(Object.keys(momentLabels)).toEqual(all.map(({ name }) => name))
})

test('what a tenant may rewrite calls each of its values by a merge field, and asks for no choice', () => {
  const wrong = all
    .filter(({ isFixed }) => !isFixed)
    .filter(({ subject, body, merge = {} }) =>
      [subject, body].some(({ fr, en }) =>
        [...`${fr} ${en}`.matchAll(/\{(\w+)([,}])/g)].some(([, name = '', end]) => end === ',' || (!merge[name] && !nouns.includes(name))),
      ),
    )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a merge field a moment needs is one of its own', () => {
  for (const { needs = [], merge = {} } of all) expect(Object.values(merge)).toEqual(expect.arrayContaining([...needs]))
})
