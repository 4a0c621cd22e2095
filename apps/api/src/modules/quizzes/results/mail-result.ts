import { attemptState } from '@kxo/domain/quizzes/kinds'
import { ownResults } from '@kxo/domain/quizzes/paths'
import { quizzesWords } from '@kxo/domain/quizzes/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { attemptFacts } from '../attempt-facts.ts'
import { showsScore } from './shows-score.ts'

type Row = { event_id: number; title: string; feedback: number; closes_at: Date | null; percent: number; state: number; user_id: number }

/** Writes the result to whoever made an attempt, once it is marked and where its quiz shows it. */
export async function mailResult(context: Context, attempt: number): Promise<void> {
  const { db, now, tenant } = context
  const mine = sql`(a.event_quiz_id, a.user_id) in (select m.event_quiz_id, m.user_id from quiz_attempts m where m.id = ${attempt})`
  const { rows } = await sql<Row>`
    select e.id as event_id, e.title, q.feedback, g.closes_at, f.percent, f.state, f.user_id from (${attemptFacts(mine, now)}) f
      join event_quizzes g on g.tenant_id = current_tenant() and g.id = f.event_quiz_id
      join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id
      join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
     where f.id = ${attempt}`.execute(db)
  const row = rows[0]
  const state = row && attemptState.keyOf(row.state)
  if (!row || (state !== 'passed' && state !== 'failed') || !showsScore(row, now)) return
  const user = await findUser(db, row.user_id)
  if (!user) return
  const { say } = languageOf(user.language === 'en' ? 'en' : 'fr', tenant)
  const result = `${say(quizzesWords.percent, { n: row.percent })}, ${say(attemptState.labelOf(state)).toLowerCase()}`
  await context.services.enqueueMail(context, {
    moment: 'quiz_result',
    to: recipientOf(user),
    role: 'person',
    occurrence: `${attempt} ${row.percent}`,
    event_id: row.event_id,
    values: { title: row.title, result },
    path: `${ownResults()}?attempt=${attempt}`,
  })
}
