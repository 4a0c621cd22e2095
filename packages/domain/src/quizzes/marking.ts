import { foldText } from '../kernel/fold-text.ts'
import { sumOf } from '../kernel/totals.ts'
import type { Answer, Answers, Question } from './question.ts'
import { type Shuffles, unshuffled } from './shuffle.ts'

/** Points a person gave to a text, by the question. */
export type Marks = Readonly<Record<string, number>>

const round = (points: number): number => Math.round(points * 100) / 100

/** What part of a question an answer is right about, from 0 to 1; null where a person has to say. */
function partOf(question: Question, answer: Answer): number | null {
  switch (question.kind) {
    case 'single':
      return typeof answer !== 'string' && answer.length === 1 && question.choices[answer[0] ?? -1]?.is_right ? 1 : 0
    case 'multiple': {
      if (typeof answer === 'string') return 0
      const chosen = [...new Set(answer)]
      const right = question.choices.filter(({ is_right }) => is_right).length
      const good = chosen.filter((place) => question.choices[place]?.is_right).length
      return right === 0 ? 0 : Math.max(0, good - (chosen.length - good)) / right
    }
    case 'trueFalse':
      return typeof answer !== 'string' && answer[0] === (question.is_true ? 0 : 1) ? 1 : 0
    case 'order':
      return typeof answer === 'string' ? 0 : inPlace(answer, question.items.length)
    case 'match':
      return typeof answer === 'string' ? 0 : inPlace(answer, question.pairs.length)
    case 'text': {
      const typed = typeof answer === 'string' ? foldText(answer) : ''
      if (typed === '') return 0
      return question.accepted.length === 0 ? null : question.accepted.some((text) => foldText(text) === typed) ? 1 : 0
    }
    case 'number': {
      const typed = typeof answer === 'string' ? Number(answer.trim().replace(',', '.')) : Number.NaN
      return typeof answer === 'string' && answer.trim() !== '' && Math.abs(typed - question.value) <= question.tolerance ? 1 : 0
    }
  }
}
const inPlace = (answer: readonly number[], length: number): number =>
  length === 0 ? 0 : answer.filter((place, at) => place === at && at < length).length / length

/** Points of one answer, to the hundredth; null while a person has not marked it. */
export function pointsOf(question: Question, answer: Answer | undefined, shuffles: Shuffles, marks: Marks): number | null {
  if (answer === undefined) return 0
  const part = partOf(question, unshuffled(question, answer, shuffles))
  if (part !== null) return round(part * question.points)
  const mark = marks[question.id]
  return mark === undefined ? null : Math.min(question.points, Math.max(0, round(mark)))
}

/** What an attempt is worth: `percent` of the questions that count, and what waits for a person. */
export type Score = { points: number; max: number; percent: number; to_mark: number; objectives: { objective: string; percent: number }[] }

type Marked = { questions: readonly Question[]; answers: Answers; shuffles: Shuffles; marks: Marks; cancelled: readonly string[] }

/** A question that was cancelled counts for nobody. */
export function scoreOf({ questions, answers, shuffles, marks, cancelled }: Marked): Score {
  const counted = questions
    .filter(({ id }) => !cancelled.includes(id))
    .map((question) => ({ question, points: pointsOf(question, answers[question.id], shuffles, marks) }))
  const percentOf = (rows: typeof counted): number => {
    const max = sumOf(rows, ({ question }) => question.points)
    return max === 0 ? 0 : Math.round((sumOf(rows, ({ points }) => points ?? 0) * 100) / max)
  }
  const objectives = [...new Set(counted.map(({ question }) => question.objective).filter((objective) => objective !== ''))]
  return {
    points: round(sumOf(counted, ({ points }) => points ?? 0)),
    max: sumOf(counted, ({ question }) => question.points),
    percent: percentOf(counted),
    to_mark: counted.filter(({ points }) => points === null).length,
    objectives: objectives.map((objective) => ({
      objective,
      percent: percentOf(counted.filter(({ question }) => question.objective === objective)),
    })),
  }
}

/** How far an objective is reached, by what it takes to pass (FOR-36). */
export const masteries = ['acquired', 'inProgress', 'notAcquired'] as const
export type Mastery = (typeof masteries)[number]
export const masteryOf = (percent: number, passMark: number): Mastery =>
  percent >= passMark ? 'acquired' : percent * 2 >= passMark ? 'inProgress' : 'notAcquired'
