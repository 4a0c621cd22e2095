import { expect, test } from 'vitest'
import { type Candidate, deadEnd, lateOpening, moved } from './path.ts'

const step = (title: string, holds_place = false): Candidate => ({
  kind: 'paper',
  target: title.length,
  title,
  holds_place,
  start_at: null,
  opens_at: null,
})
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

test('what opens late comes after what begins before', () => {
  const at = (hour: number): Date => new Date(Date.UTC(2031, 2, 30, hour))
  const [morning, afternoon] = [9, 14].map((hour) => ({ ...step(`${hour} h`), start_at: at(hour) })) as [Candidate, Candidate]
  const corrections = { ...step('Corrigés'), opens_at: at(12) }
  expect(lateOpening([morning, corrections, afternoon])).toBeUndefined()
  expect(lateOpening([corrections, film, morning, afternoon])).toEqual({ missed: morning, by: corrections })
  expect(lateOpening([corrections, afternoon])).toBeUndefined()
})
