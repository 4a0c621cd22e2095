import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { saveResponses } from '../../forms/index.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'

/** Subject under which a registration's answers are kept. */
export const answersMorph = 'Guest'

/** Keeps answers being typed: what is missing is told, only what a field cannot hold is refused. */
export const answer: Verb<typeof registrationsContract.answer> = async (context, { params, body }) => {
  const row = found(await lockRegistration(context.db, params.id))
  authorize(may.answer(context.actor, row))
  return { missing: await keepAnswers(context, row, body.answers) }
}

/** Keeps answers on the row, marks whether the form is complete, and answers the names of the fields that miss one. */
export async function keepAnswers(context: Context, row: RegistrationRow, answers: Record<string, string>): Promise<string[]> {
  if (row.form_version === null) return []
  const { missing } = await saveResponses(context, answersMorph, row.id, row.form_version, answers)
  const completed = missing.length === 0 ? (row.form_completed_at ?? context.now) : null
  if (completed?.getTime() !== row.form_completed_at?.getTime()) {
    await context.db.updateTable('registrations').set({ form_completed_at: completed }).where('id', '=', row.id).execute()
    row.form_completed_at = completed
  }
  return missing
}
