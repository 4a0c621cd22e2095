import type { Queries } from '../platform/database/tenancy.ts'

/** A quiz an event gives, and the attempt of one of its people; every record bears the number. */
export async function aTakenQuiz(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  const question = { kind: 'text', id: 'texte', statement: name, explanation: name, objective: name, points: 1, accepted: [] }
  const questions = JSON.stringify([question])
  await db.insertInto('quizzes').values({ kind: 1, title: name, questions }).execute()
  await db.insertInto('quiz_versions').values({ quiz_id: id, number: 1, questions, pass_mark: 70 }).execute()
  await db.updateTable('quizzes').set({ status: 5, published_version_id: id }).where('id', '=', id).execute()
  await db.insertInto('event_quizzes').values({ event_id: id, quiz_id: id, moment: 1 }).execute()
  await db.insertInto('quiz_allowances').values({ event_quiz_id: id, user_id: id }).execute()
  await db
    .insertInto('quiz_attempts')
    .values({
      event_quiz_id: id,
      user_id: id,
      version_id: id,
      number: 1,
      started_at: '2027-01-02',
      submitted_at: '2027-01-02',
      shuffles: '{}',
      answers: JSON.stringify({ texte: name }),
      to_mark: 1,
    })
    .execute()
}
