import { ownQuiz } from '@kxo/domain/quizzes/paths'
import type { Context } from '../../../platform/context.ts'
import { findUser, recipientOf } from '../../identity/index.ts'

type Invitation = { eventQuiz: number; user_id: number; occurrence: string }

/** Writes to a person that a quiz waits for them: it is open for them from then on. */
export async function writeInvitation(context: Context, { eventQuiz, user_id, occurrence }: Invitation): Promise<void> {
  const { db, now } = context
  const user = await findUser(db, user_id)
  const row = await db
    .selectFrom('event_quizzes as g')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'g.tenant_id').onRef('e.id', '=', 'g.event_id'))
    .select(['e.id as event_id', 'e.title', 'g.closes_at'])
    .where('g.id', '=', eventQuiz)
    .executeTakeFirst()
  if (!user || !row) return
  await db
    .insertInto('quiz_allowances')
    .values({ event_quiz_id: eventQuiz, user_id, sent_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'event_quiz_id', 'user_id']).doUpdateSet((eb) => ({
        sent_at: eb.fn.coalesce('quiz_allowances.sent_at', 'excluded.sent_at'),
      })),
    )
    .execute()
  const path = ownQuiz(eventQuiz)
  await context.services.enqueueMail(context, {
    moment: 'send_quiz',
    to: recipientOf(user),
    role: 'person',
    occurrence,
    event_id: row.event_id,
    values: { title: row.title },
    path,
    by_link: { purpose: 'quiz', path, until: row.closes_at },
  })
}
