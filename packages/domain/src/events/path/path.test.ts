import { expect, test } from 'vitest'
import { type Candidate, deadEnd, moved } from './path.ts'

const step = (title: string, holds_place = false): Candidate => ({ kind: 'paper', target: title.length, title, holds_place })
const [identity, degree, morning, film] = [step('Identité', true), step('Diplôme', true), step('Matin'), step('Film')] as const

test('what gives a place comes before what needs one', () => {
  expect(deadEnd([identity, degree, morning, film])).toBeUndefined()
  expect(deadEnd([morning, film])).toBeUndefined()
  expect(deadEnd([identity, morning, film, degree])).toEqual({ blocked: degree, by: morning })
  expect(deadEnd([])).toBeUndefined()
})

test('a line moves up, down, or not at all', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 3)).toEqual(['a', 'b', 'c'])
})
