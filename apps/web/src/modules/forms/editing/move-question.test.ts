import type { Section } from '@kxo/domain/forms/contract'
import { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { moveQuestion, stepPlace, stepSection } from './move-question.ts'

const field = (name: string) => z.decode(FieldDraft, { name, label: name, input_type: 1 })
const sections: Section[] = [
  { title: 'A', fields: [field('a'), field('b')] },
  { title: 'B', fields: [field('c')] },
]
const names = (laid: readonly Section[]) => laid.map(({ fields }) => fields.map(({ name }) => name).join(''))

test.each([
  [{ section: 0, index: 0 }, { section: 0, index: 1 }, ['ba', 'c']],
  [{ section: 0, index: 1 }, { section: 1, index: 0 }, ['a', 'bc']],
  [{ section: 1, index: 0 }, { section: 0, index: 2 }, ['abc', '']],
])('a question goes from %o to %o', (from, to, laid) => {
  expect(names(moveQuestion(sections, from, to))).toEqual(laid)
})

test('steps cross the edge of a rubric, and stop at both ends', () => {
  expect(stepPlace(sections, { section: 0, index: 1 }, 1)).toEqual({ section: 1, index: 0 })
  expect(stepPlace(sections, { section: 1, index: 0 }, -1)).toEqual({ section: 0, index: 2 })
  expect([stepPlace(sections, { section: 0, index: 0 }, -1), stepPlace(sections, { section: 1, index: 0 }, 1)]).toEqual([null, null])
})

test('a rubric moves with its questions, and stays where there is nowhere to go', () => {
  expect(names(stepSection(sections, 1, -1))).toEqual(['c', 'ab'])
  expect(names(stepSection(sections, 0, 1))).toEqual(['c', 'ab'])
  expect([names(stepSection(sections, 0, -1)), names(stepSection(sections, 1, 1))]).toEqual([
    ['ab', 'c'],
    ['ab', 'c'],
  ])
})
