import { attemptState, quizKind, quizMoment } from '@kxo/domain/quizzes/kinds'

/** A quiz of tests as it travels, for whoever takes it. */
export const ownQuizOnWire = {
  id: 12,
  title: 'Bases du budget',
  kind: quizKind.codeOf('quiz'),
  event_id: 3,
  event_title: 'Atelier budget',
  moment: quizMoment.codeOf('end'),
  questions: 7,
  minutes: 20,
  pass_mark: 70,
  opens_at: null,
  closes_at: '2999-03-04T16:00:00Z',
  state: 'open',
  first: null,
  attempts_made: 0,
  attempts_left: 2,
  result: null,
}

/** An attempt of tests as it travels, that is over. */
export const attemptOnWire = {
  id: 90,
  quiz_id: 5,
  quiz: 'Bases du budget',
  event_quiz_id: 12,
  event_id: 3,
  event_title: 'Atelier budget',
  person_id: 7,
  person: 'Ana Roy',
  number: 1,
  started_at: '2031-03-05T09:00:00Z',
  minutes: 8,
  percent: 80,
  pass_mark: 70,
  state: attemptState.codeOf('passed'),
  is_counted: true,
}
