import type { recruitingContract } from '@kxo/domain/recruiting/contract'
import { may } from '@kxo/domain/recruiting/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findReceived, presentStudied } from './read-application.ts'

/** What somebody of the team thinks of an application, beside what the others wrote. @throws 404 on another company’s offer */
export const noteApplication: Verb<typeof recruitingContract.noteApplication> = async (context, { params, body }) => {
  authorize(may.studyApplications(context.actor))
  const { db, actor, now } = context
  const row = await findReceived(context, params.id)
  const score = body.score ?? null
  await db
    .insertInto('registration_notes')
    .values({ registration_id: row.id, note: body.note ?? '', score, by_user_id: actor.user_id, at: now })
    .execute()
  const subject = { event_id: row.event_id, subject_id: row.id, user_id: row.user_id }
  if (score !== null) await trace(context, { action: 'score_guest', ...subject, change: { score } })
  if (body.note) await trace(context, { action: 'note_guest', ...subject })
  return presentStudied(context, await findReceived(context, row.id))
}
