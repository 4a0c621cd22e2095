import { may as mayEvents } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import { may } from '@kxo/domain/quizzes/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { mailQuiz } from '../jobs.ts'
import { hasNotBegun, isFor } from './is-for.ts'
import { writeInvitation } from './write-invitation.ts'

const waitingFor = async ({ db, now }: Pick<Context, 'db' | 'now'>, eventQuiz: number): Promise<number[]> =>
  (
    await sql<{ user_id: number }>`
      select distinct r.user_id from event_quizzes g
        join events e on e.tenant_id = g.tenant_id and e.id = g.event_id and e.cancelled_at is null
        join registrations r on ${isFor}
       where g.tenant_id = current_tenant() and g.id = ${eventQuiz} and g.retired_at is null and (g.closes_at is null or g.closes_at > ${now}) and ${hasNotBegun}
       order by r.user_id`.execute(db)
  ).rows.map(({ user_id }) => user_id)

/** @throws 409 when nobody is left to take it */
export const sendEventQuiz: Verb<typeof quizzesContract.sendEventQuiz> = async (context, { params }) => {
  const { db, actor, request } = context
  authorize(mayEvents.changeEvent(actor, await getEvent(db, params.id)) && may.writeQuizzes(actor))
  const eventQuiz = found(
    await db
      .selectFrom('event_quizzes')
      .select(['id', 'quiz_id'])
      .where('id', '=', params.event_quiz)
      .where('event_id', '=', params.id)
      .executeTakeFirst(),
  )
  const people = (await waitingFor(context, eventQuiz.id)).length
  if (people === 0) refuse(quizzesErrors.nobodyToTake)
  await context.enqueue(mailQuiz, { eventQuiz: eventQuiz.id, occurrence: request.id })
  await trace(context, { action: 'send_quiz', event_id: params.id, subject_id: eventQuiz.quiz_id, info: String(people) })
  return { people }
}

export async function mailEventQuiz(context: Context, { eventQuiz, occurrence }: { eventQuiz: number; occurrence: string }): Promise<void> {
  for (const user_id of await waitingFor(context, eventQuiz))
    await writeInvitation(context, { eventQuiz, user_id, occurrence: `${eventQuiz}.${user_id} now ${occurrence}` })
}
