import { expect, test } from 'vitest'
import { choiceProblem, type Enrolment } from './enrolment.ts'

const activity = (id: number, choice_group = '', enrolment: Enrolment = 'optional', is_cancelled = false) => ({
  id,
  choice_group,
  enrolment,
  is_cancelled,
})
const offered = [
  activity(1, '', 'mandatory'),
  activity(2, 'Atelier'),
  activity(3, 'Atelier'),
  activity(4),
  activity(5, 'Dîner', 'optional', true),
]

test('one of each group, and what is outside any group taken or left', () => {
  expect(choiceProblem(offered, [2])).toBeUndefined()
  expect(choiceProblem(offered, [3, 4])).toBeUndefined()
  expect(choiceProblem(offered, [4])).toEqual({ kind: 'missing', group: 'Atelier' })
  expect(choiceProblem(offered, [2, 3])).toEqual({ kind: 'several', group: 'Atelier' })
})

test('to wait for one of a group stands for its choice, and leaves another free to be taken meanwhile', () => {
  expect(choiceProblem(offered, [], [3])).toBeUndefined()
  expect(choiceProblem(offered, [2], [3])).toBeUndefined()
  expect(choiceProblem(offered, [2, 3], [3])).toEqual({ kind: 'several', group: 'Atelier' })
  expect(choiceProblem(offered, [], [4])).toEqual({ kind: 'missing', group: 'Atelier' })
})

test('a mandatory, cancelled or unknown activity is not chosen, and a group without any left asks for nothing', () => {
  for (const id of [1, 5, 99]) expect(choiceProblem(offered, [2, id])).toEqual({ kind: 'unknown' })
})
