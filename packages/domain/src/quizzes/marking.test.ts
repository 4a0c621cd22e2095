import { describe, expect, it, test } from 'vitest'
import { endOfAttempt } from './attempts.ts'
import { masteryOf, pointsOf, scoreOf } from './marking.ts'
import { publishingLack } from './publishing.ts'
import type { Answer, Question } from './question.ts'
import { drawn, shownQuestion, shufflesOf, solutionOf } from './shuffle.ts'

const common = { statement: 'Énoncé', explanation: '', objective: '', points: 4 }
const choices = [
  { text: 'Lyon', is_right: true },
  { text: 'Rouen', is_right: false },
  { text: 'Brest', is_right: true },
  { text: 'Nantes', is_right: false },
]
const questions = {
  single: { kind: 'single', id: 'sing', ...common, choices: choices.map((choice, at) => ({ ...choice, is_right: at === 1 })) },
  multiple: { kind: 'multiple', id: 'mult', ...common, choices },
  trueFalse: { kind: 'trueFalse', id: 'true', ...common, is_true: false },
  order: { kind: 'order', id: 'orde', ...common, items: ['un', 'deux', 'trois', 'quatre'] },
  match: {
    kind: 'match',
    id: 'matc',
    ...common,
    pairs: [
      { left: 'Rhône', right: 'Lyon' },
      { left: 'Seine', right: 'Rouen' },
    ],
  },
  text: { kind: 'text', id: 'text', ...common, accepted: ['Évaluer', 'mesurer'] },
  essay: { kind: 'text', id: 'essa', ...common, accepted: [] },
  number: { kind: 'number', id: 'numb', ...common, value: 3.5, tolerance: 0.1 },
} satisfies Record<string, Question>
const all: Question[] = Object.values(questions)
const straight = shufflesOf(
  all.filter(({ kind }) => kind !== 'order' && kind !== 'match'),
  false,
  () => 0,
)
const inOrder = { ...straight, orde: [0, 1, 2, 3], matc: [0, 1] }

test.each<[keyof typeof questions, Answer, number | null]>([
  ['single', [1], 4],
  ['single', [0], 0],
  ['single', [1, 0], 0],
  ['multiple', [0, 2], 4],
  ['multiple', [0], 2],
  ['multiple', [0, 1], 0],
  ['multiple', [0, 2, 1], 2],
  ['multiple', [0, 0, 2], 4],
  ['trueFalse', [1], 4],
  ['trueFalse', [0], 0],
  ['order', [0, 1, 2, 3], 4],
  ['order', [1, 0, 2, 3], 2],
  ['match', [0, 1], 4],
  ['match', [1, 0], 0],
  ['text', ' EVALUER ', 4],
  ['text', 'juger', 0],
  ['essay', 'Un long texte', null],
  ['essay', '   ', 0],
  ['number', '3,45', 4],
  ['number', '3.7', 0],
  ['number', 'trois', 0],
  ['number', '', 0],
])('a %s question answered %j is worth %s points of 4', (name, answer, points) => {
  expect(pointsOf(questions[name], answer, inOrder, {})).toBe(points)
})

test('a question without an answer is worth nothing, and a mark never more than its points', () => {
  expect(pointsOf(questions.single, undefined, inOrder, {})).toBe(0)
  expect([3.456, 9, -2].map((mark) => pointsOf(questions.essay, 'Texte', inOrder, { essa: mark }))).toEqual([3.46, 4, 0])
})

describe('what is shown', () => {
  const shuffles = { ...straight, orde: [2, 0, 3, 1], matc: [1, 0], mult: [3, 2, 1, 0] }

  it('holds no solution, in the order of the attempt', () => {
    expect(shownQuestion(questions.order, shuffles)).toEqual({
      id: 'orde',
      kind: 'order',
      statement: 'Énoncé',
      points: 4,
      choices: ['trois', 'un', 'quatre', 'deux'],
      left: [],
    })
    expect(shownQuestion(questions.match, shuffles)).toMatchObject({ choices: ['Rouen', 'Lyon'], left: ['Rhône', 'Seine'] })
    expect(JSON.stringify(all.map((question) => shownQuestion(question, shuffles)))).not.toMatch(
      /is_right|is_true|accepted|tolerance|Évaluer/,
    )
  })

  it('is answered by the places of the attempt, and so is the solution', () => {
    for (const question of [questions.order, questions.match, questions.multiple, questions.single, questions.trueFalse])
      expect(pointsOf(question, solutionOf(question, shuffles), shuffles, {}), question.kind).toBe(4)
    expect(solutionOf(questions.order, shuffles)).toEqual([1, 3, 0, 2])
  })

  it('is drawn where the order gives the answer away, and of choices only where the quiz says so', () => {
    const isStraight = (order: readonly number[] = []): boolean => order.every((place, at) => place === at)
    const asWritten = shufflesOf(all, false, () => 0)
    expect([isStraight(asWritten['mult']), isStraight(asWritten['orde']), isStraight(asWritten['matc'])]).toEqual([true, false, false])
    expect(isStraight(shufflesOf(all, true, () => 0)['mult'])).toBe(false)
    // A draw that leaves everything in its place would give the answer away.
    const lucky = shufflesOf(all, false, () => 0.999)
    expect([isStraight(lucky['orde']), isStraight(lucky['matc'])]).toEqual([false, false])
    expect(drawn(5, () => 0.999).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  })
})

test('a score is a percent of what counts: cancelled questions count for nobody, texts wait for their mark', () => {
  const answers = { sing: [1], essa: 'Texte', numb: '9' }
  const three = [questions.single, questions.essay, questions.number]
  const score = (marks = {}, cancelled: string[] = []) => scoreOf({ questions: three, answers, shuffles: inOrder, marks, cancelled })
  expect(score()).toMatchObject({ points: 4, max: 12, percent: 33, to_mark: 1 })
  expect(score({ essa: 3 })).toMatchObject({ points: 7, percent: 58, to_mark: 0 })
  expect(score({ essa: 3 }, ['numb'])).toMatchObject({ points: 7, max: 8, percent: 88 })
  expect(score({}, ['sing', 'essa', 'numb'])).toMatchObject({ max: 0, percent: 0, to_mark: 0 })
})

test('FOR-36 an objective is reached by its own questions, and only what passes is acquired', () => {
  const about = (question: Question, objective: string): Question => ({ ...question, objective })
  const { objectives } = scoreOf({
    questions: [about(questions.single, 'Lire'), about(questions.trueFalse, 'Lire'), about(questions.number, 'Compter')],
    answers: { sing: [1], true: [0], numb: '3.5' },
    shuffles: inOrder,
    marks: {},
    cancelled: [],
  })
  expect(objectives).toEqual([
    { objective: 'Lire', percent: 50 },
    { objective: 'Compter', percent: 100 },
  ])
  expect([100, 70, 69, 35, 34].map((percent) => masteryOf(percent, 70))).toEqual([
    'acquired',
    'acquired',
    'inProgress',
    'inProgress',
    'notAcquired',
  ])
})

test('an attempt ends with its time, a third more where it was granted, never after the closing', () => {
  const begun = new Date('2031-03-04T09:00:00Z')
  const at = (time: string) => new Date(`2031-03-04T${time}:00Z`)
  expect(endOfAttempt(begun, 30, 0, null)).toEqual(at('09:30'))
  expect(endOfAttempt(begun, 30, 33, null)).toEqual(new Date('2031-03-04T09:39:54Z'))
  expect(endOfAttempt(begun, 30, 0, at('09:20'))).toEqual(at('09:20'))
  expect([endOfAttempt(begun, null, 0, at('10:00')), endOfAttempt(begun, null, 0, null)]).toEqual([at('10:00'), null])
})

test('nothing is published that nobody could answer right', () => {
  const wrong = choices.map(({ text }) => ({ text, is_right: false }))
  expect(publishingLack([])).toEqual({ lack: 'noQuestion' })
  expect(publishingLack([questions.single, { ...questions.multiple, choices: wrong }])).toEqual({ lack: 'noRightAnswer', question: 1 })
  expect(publishingLack([{ ...questions.single, choices }])).toEqual({ lack: 'noRightAnswer', question: 0 })
  expect(publishingLack([{ ...questions.order, items: ['un'] }])).toEqual({ lack: 'tooFewChoices', question: 0 })
  expect(publishingLack([{ ...questions.text, statement: '' }])).toEqual({ lack: 'noStatement', question: 0 })
  expect(publishingLack(all)).toBeUndefined()
})
