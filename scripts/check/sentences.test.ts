import { expect, test } from 'vitest'
import { check } from './sentences.ts'
import { treeOf } from './tree.ts'

const words = 'packages/domain/src/events/words.ts'
const page = 'apps/web/src/modules/events/list-page.tsx'
const saying = { [page]: 'const x = say(eventWords.hello)' }
const faultsOf = async (files: Record<string, string>, typography: Parameters<typeof check>[1] = () => []) =>
  (await check(treeOf(files), typography)).map((fault) => fault.message)

test('a sentence said in French and English, and asked for, is fine', async () => {
  expect(await faultsOf({ ...saying, [words]: "export const eventWords = words({ hello: { fr: 'Bonjour', en: 'Hello' } })" })).toEqual([])
})

test('a language left out or left empty is a fault', async () => {
  expect(await faultsOf({ ...saying, [words]: "export const eventWords = words({ hello: { fr: 'Bonjour' } })" })).toEqual([
    'the sentence has no en',
  ])
  expect(await faultsOf({ ...saying, [words]: "export const eventWords = words({ hello: { fr: ' ', en: 'Hello' } })" })).toEqual([
    'the sentence has no fr',
  ])
  expect(await faultsOf({ 'packages/domain/src/events/status.ts': "catalogue({ open: { code: 1, label: { en: 'Open' } } })" })).toEqual([
    'the sentence has no fr',
  ])
})

test('a sentence nothing asks for is a fault', async () => {
  expect(await faultsOf({ [words]: "export const eventWords = words({ hello: { fr: 'Bonjour', en: 'Hello' } })" })).toEqual([
    'the sentence hello is said nowhere',
  ])
})

test('a printed document may be the one that asks', async () => {
  const files = { [words]: "export const eventWords = words({ hello: { fr: 'Bonjour', en: 'Hello' } })" }
  expect(await faultsOf({ ...files, 'apps/api/src/modules/events/programme.typ': '#words.hello' })).toEqual([])
})

test('bad typography is a fault', async () => {
  const files = { ...saying, [words]: "export const eventWords = words({ hello: { fr: 'Quoi ?', en: 'What?' } })" }
  expect(await faultsOf(files, (text) => (text.includes(' ?') ? ['space before ?'] : []))).toEqual(['space before ? in "Quoi ?"'])
})

test('a page speaks through words only', async () => {
  expect(await faultsOf({ [page]: 'const x = <p>Bonjour</p>' })).toHaveLength(1)
  expect(await faultsOf({ [page]: 'const x = <input placeholder="Rechercher" />' })).toHaveLength(1)
  expect(await faultsOf({ [page]: 'const x = <p aria-label={say(eventWords.hello)}>·</p>' })).toEqual([])
})
