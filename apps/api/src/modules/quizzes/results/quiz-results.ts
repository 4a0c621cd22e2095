import { sumOf } from '@kxo/domain/kernel/totals'
import type { QuizResults } from '@kxo/domain/quizzes/attempts-contract'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { pointsOf, scoreOf } from '@kxo/domain/quizzes/marking'
import { may } from '@kxo/domain/quizzes/permissions'
import type { Question } from '@kxo/domain/quizzes/question'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { attemptFacts, type PassageSums, passageSums } from '../attempt-facts.ts'
import { getQuiz, questionsByVersion } from '../quiz-of.ts'
import { contentOf } from '../recount.ts'

type Counted = { percent: number; version_id: number; answers: unknown; shuffles: unknown; marks: unknown }
/** Attempts whose answers are read one by one to tell how hard questions are: the latest ones. */
const mostRead = 2000

/** How people did: the counted attempt of each, and every question with how far it was right. */
export const readResults: Verb<typeof quizzesContract.results> = async (context, { params, query }) => {
  authorize(may.readQuizzes(context.actor))
  const { db, now } = context
  const quiz = await getQuiz(db, params.id)
  const inEvent = query.event === undefined ? sql`true` : sql`g.event_id = ${query.event}`
  const facts = attemptFacts(sql`g.quiz_id = ${quiz.id} and ${inEvent}`, now)
  const sums = await sql<PassageSums & { events: number }>`
    select ${passageSums}, (select count(distinct g.event_id) from event_quizzes g where g.quiz_id = ${quiz.id} and g.retired_at is null and ${inEvent})::int as events
      from (${facts}) f`.execute(db)
  const tenths = await sql<{ tenth: number; n: number }>`
    select least(9, percent / 10) as tenth, count(*)::int as n from (${facts}) f where is_counted and to_mark = 0 group by 1`.execute(db)
  const counted = await sql<Counted>`
    select f.percent, f.version_id, a.answers, a.shuffles, a.marks from (${facts}) f join quiz_attempts a on a.tenant_id = current_tenant() and a.id = f.id
     where f.is_counted order by f.id desc limit ${mostRead}`.execute(db)
  const versions = await questionsByVersion(db, quiz.id)
  return {
    ...found(sums.rows[0]),
    spread: Array.from({ length: 10 }, (_, at) => tenths.rows.find(({ tenth }) => tenth === at)?.n ?? 0),
    questions: hardness(counted.rows, versions, quiz.cancelled),
    objectives: objectivesOf(counted.rows, versions, quiz.cancelled),
  }
}

type Versions = ReadonlyMap<number, readonly Question[]>

/** Each question as it was last put, by how far people were right about it; the hardest first. */
function hardness(attempts: readonly Counted[], versions: Versions, cancelled: readonly string[]): QuizResults['questions'] {
  const latest = new Map([...versions.values()].flat().map((question) => [question.id, question]))
  const figures = [...latest.values()].map(({ id, statement }) => {
    const got = attempts.flatMap((attempt) => {
      const question = versions.get(attempt.version_id)?.find((one) => one.id === id)
      const { answers, shuffles, marks } = contentOf(attempt)
      const points = question && pointsOf(question, answers[id], shuffles, marks)
      return question === undefined || points === null || points === undefined ? [] : [{ points, of: question.points }]
    })
    const success = got.length === 0 ? null : Math.round((sumOf(got, ({ points }) => points) * 100) / sumOf(got, ({ of }) => of))
    return { id, statement, answers: got.length, success, is_cancelled: cancelled.includes(id) }
  })
  return figures.toSorted((a, b) => (a.success ?? 101) - (b.success ?? 101))
}

/** The mean of each objective. */
function objectivesOf(attempts: readonly Counted[], versions: Versions, cancelled: readonly string[]): QuizResults['objectives'] {
  const reached = attempts.flatMap((attempt) => {
    const questions = versions.get(attempt.version_id) ?? []
    return scoreOf({ questions, ...contentOf(attempt), cancelled }).objectives
  })
  return [...Map.groupBy(reached, ({ objective }) => objective)].map(([objective, rows]) => ({
    objective,
    percent: Math.round(sumOf(rows, ({ percent }) => percent) / rows.length),
  }))
}
