import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import type { AttemptRow } from './attempts-contract.ts'
import type { QuizRow } from './contract.ts'
import { attemptState, quizStatus, testType } from './kinds.ts'
import { quizzesWords as w } from './words.ts'

/** Quizzes of the space; a test says what it is for. */
export const quizList = list<QuizRow>()({
  title: { label: labels.name, kind: 'text', ...full, width: 300 },
  test_type: { label: labels.type, kind: 'code', of: testType, isExported: true, width: 140 },
  status: { label: labels.status, kind: 'code', of: quizStatus, isBadge: true, isExported: true, width: 120 },
  questions: { label: w.questions, kind: 'number', isExported: true, width: 100 },
  minutes: { label: w.minutesLabel, kind: 'number', isExported: true, width: 110 },
  pass_mark: { label: w.passMark, kind: 'number', isExported: true, width: 100 },
  events: { label: w.events, kind: 'number', isExported: true, width: 110 },
  taken: { label: w.taken, kind: 'number', isExported: true, width: 110 },
  average: { label: w.average, kind: 'number', isExported: true, width: 120 },
  pass_rate: { label: w.passRate, kind: 'number', isExported: true, width: 110 },
  to_mark: { label: w.toMark, kind: 'number', isExported: true, width: 110 },
})

/** Attempts of one person. */
export const personAttemptList = list<AttemptRow>()({
  quiz: { label: w.giveLabel, kind: 'text', ...full, width: 240 },
  event_title: { label: w.event, kind: 'text', ...full, width: 240 },
  number: { label: w.attempt, kind: 'number', isExported: true, width: 90 },
  started_at: { label: labels.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  minutes: { label: w.time, kind: 'number', isExported: true, isHidden: true, width: 110 },
  percent: { label: w.score, kind: 'number', isSortable: true, isExported: true, width: 100 },
  pass_mark: { label: w.passMark, kind: 'number', isExported: true, width: 100 },
  state: { label: w.result, kind: 'code', of: attemptState, isBadge: true, isExported: true, width: 130 },
})

/** Attempts at a quiz. */
export const attemptList = list<AttemptRow>()({
  person: { label: w.person, kind: 'text', ...full, width: 220 },
  event_title: { label: w.event, kind: 'text', ...full, width: 260 },
  number: { label: w.attempt, kind: 'number', isExported: true, width: 90 },
  started_at: { label: labels.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  minutes: { label: w.time, kind: 'number', isExported: true, width: 110 },
  percent: { label: w.score, kind: 'number', isSortable: true, isExported: true, width: 100 },
  state: { label: w.result, kind: 'code', of: attemptState, isBadge: true, isExported: true, width: 130 },
})
