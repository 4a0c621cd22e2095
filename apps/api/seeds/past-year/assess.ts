import type { Question } from '@kxo/domain/quizzes/question'
import {
  answerQuestion,
  beginAttempt,
  changeQuiz,
  createQuiz,
  giveQuiz,
  publishQuiz,
  submitAttempt,
} from '../../src/modules/quizzes/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asPerson, asTeam, type Deed, daysBefore, minutesAfter, type Someone } from './diary.ts'

const testTitle = 'Évaluation des acquis'
const preparing = 'Écouter, préparer'
const deciding = 'Décider, suivre'
const questions: readonly Question[] = [
  {
    kind: 'single',
    id: 'ecoute01',
    statement: 'Un participant s’oppose à votre proposition. Que faites-vous d’abord\u202F?',
    explanation: 'Reformuler montre que l’on a entendu, et fait préciser l’objection.',
    objective: preparing,
    points: 2,
    choices: [
      { text: 'Reformuler son objection pour la faire préciser', is_right: true },
      { text: 'Répéter votre argument plus fermement', is_right: false },
      { text: 'Passer au point suivant', is_right: false },
    ],
  },
  {
    kind: 'multiple',
    id: 'cadre002',
    statement: 'Que contient un ordre du jour utile\u202F?',
    explanation: 'Un sujet sans durée ni résultat attendu se discute sans se conclure.',
    objective: preparing,
    points: 3,
    choices: [
      { text: 'Une durée pour chaque point', is_right: true },
      { text: 'Le résultat attendu de chaque point', is_right: true },
      { text: 'Le compte rendu de la réunion précédente, en entier', is_right: false },
    ],
  },
  {
    kind: 'order',
    id: 'etape003',
    statement: 'Remettez dans l’ordre les temps d’un désaccord que l’on traite.',
    explanation: '',
    objective: deciding,
    points: 3,
    items: ['Nommer le désaccord', 'Écouter chacun', 'Chercher des solutions', 'Décider et dater la suite'],
  },
  {
    kind: 'trueFalse',
    id: 'trace004',
    statement: 'Une décision sans responsable ni date a peu de chances d’être suivie.',
    explanation: 'Qui fait quoi, pour quand\u00A0: c’est ce qui distingue une décision d’une intention.',
    objective: deciding,
    points: 2,
    is_true: true,
  },
]
const orderQuestion = 'etape003'

/** The test the body ends its sessions with, published. */
export async function writeTest(then: Context): Promise<void> {
  const params = { client: then.tenant.name }
  const { id, version } = await createQuiz(then, { params, body: { kind: 'test', title: testTitle, test_type: 'final' } })
  const body = {
    version,
    questions: [...questions],
    instructions: 'Dix minutes suffisent\u00A0: répondez d’après ce que vous feriez au travail.',
    attempts: 2,
    passed_text: 'Les objectifs sont atteints.',
    failed_text: 'Reprenez la fiche de synthèse, puis retentez l’évaluation.',
  }
  await changeQuiz(then, { params: { ...params, id }, body })
  await publishQuiz(then, { params: { ...params, id }, body: {} })
}

const testOf = async ({ db }: Context): Promise<number | undefined> =>
  (await db.selectFrom('quizzes').select('id').where('title', '=', testTitle).executeTakeFirst())?.id

type Session = { event: number; clerk: number; start: Date; end: Date; attendees: readonly Someone[]; silent: Someone }

/** A session gives the test at its end, and those who came take it: all but one. */
export const assess = ({ event, clerk, start, end, attendees, silent }: Session): Deed[] => [
  {
    at: daysBefore(start, 19),
    does: async (then) => {
      const quiz = await testOf(then)
      if (quiz === undefined) return
      const body = { quiz, moment: 'end' as const, days: 0, open_days: null, is_required: false }
      await giveQuiz(asTeam(then, clerk), { params: { client: then.tenant.name, id: event }, body })
    },
  },
  ...attendees
    .filter(({ id }) => id !== silent.id)
    .map((person, rank): Deed => ({ at: minutesAfter(end, 20 + 7 * rank), does: (then) => take(then, { event, person, rank }) })),
]

/** Everyone is right about most of it; the first of three mistakes the order. */
async function take(then: Context, { event, person, rank }: { event: number; person: Someone; rank: number }): Promise<void> {
  const eventQuiz = await then.db.selectFrom('event_quizzes').select('id').where('event_id', '=', event).executeTakeFirst()
  if (!eventQuiz) return
  const place = { client: then.tenant.name, id: eventQuiz.id }
  const hands = asPerson(then, person)
  const { attempt } = await beginAttempt(hands, { params: place, body: {} })
  if (!attempt) return
  const order = attempt.questions.find(({ id }) => id === orderQuestion)
  const right = questions
    .flatMap((question) => (question.kind === 'order' ? question.items : []))
    .map((item) => order?.choices.indexOf(item) ?? 0)
  const answers = {
    ecoute01: rank % 4 === 3 ? [1] : [0],
    cadre002: rank % 3 === 1 ? [0] : [0, 1],
    [orderQuestion]: rank % 3 === 0 ? [...right.slice(1), ...right.slice(0, 1)] : right,
    trace004: [0],
  }
  for (const [question, answer] of Object.entries(answers))
    await answerQuestion(hands, { params: { ...place, attempt: attempt.id }, body: { question, answer } })
  await submitAttempt({ ...hands, now: minutesAfter(hands.now, 6) }, { params: { ...place, attempt: attempt.id }, body: {} })
}
