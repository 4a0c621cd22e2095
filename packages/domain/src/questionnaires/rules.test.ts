import { expect, test } from 'vitest'
import type { InputType } from '../forms/inputs/input-type.ts'
import { netPromoterScore, printScore, responseRate, satisfactionRate, scoreOf } from './rules.ts'

const field = (name: string, input_type: InputType, minimum: number | null = null, maximum: number | null = null) => ({
  name,
  input_type,
  minimum,
  maximum,
})
const scoreFrom = (answers: readonly number[]) =>
  netPromoterScore({
    promoters: answers.filter((answer) => answer >= 9).length,
    detractors: answers.filter((answer) => answer <= 6).length,
    answers: answers.length,
  })

test('FOR-41: ten answers of which five promote and two detract score +30', () => {
  const score = scoreFrom([10, 9, 9, 8, 7, 6, 10, 3, 9, 8])
  expect(score).toBe(30)
  expect(printScore(score ?? 0)).toBe('+30')
  expect([printScore(0), printScore(-40)]).toEqual(['0', '−40'])
})

test('FOR-40: satisfaction sums scores above the least of each scale, whatever its length, and leaves the recommendation apart', () => {
  const fields = [field('overall', 'stars'), field('pace', 'stars', 0, 4), field('again', 'stars', 0, 10), field('why', 'text')]
  expect(scoreOf(fields, { overall: '5', pace: '1', again: '9', why: '3' })).toEqual({ points: 5, points_max: 8, recommendation: 9 })
  // A scale left unanswered counts neither way.
  expect(scoreOf(fields, { overall: '3' })).toEqual({ points: 2, points_max: 4, recommendation: null })
  expect(satisfactionRate({ points: 5 + 2 + 4, points_max: 8 + 4 + 4, answers: 3 })).toBe(69)
})

test('FOR-40: nothing is told under three answers, nor where no scale was answered', () => {
  expect(satisfactionRate({ points: 8, points_max: 8, answers: 2 })).toBeNull()
  expect(satisfactionRate({ points: 0, points_max: 0, answers: 9 })).toBeNull()
  expect(scoreFrom([10, 10])).toBeNull()
  expect(responseRate({ invited: 0, answered: 0 })).toBeNull()
  expect(responseRate({ invited: 3, answered: 2 })).toBe(67)
})
