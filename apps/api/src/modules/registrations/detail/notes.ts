import type { RegistrationNote, registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findRegistration } from '../queries.ts'

/** What the team wrote about a registration, latest first. */
export async function notesOf(db: Queries, registration_id: number): Promise<RegistrationNote[]> {
  const rows = await db
    .selectFrom('registration_notes as note')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'note.tenant_id').onRef('users.id', '=', 'note.by_user_id'))
    .select(['note.id', 'note.note', 'note.score', 'note.at', 'users.first_name', 'users.last_name'])
    .where('note.registration_id', '=', registration_id)
    .orderBy('note.id', 'desc')
    .execute()
  return rows.map(({ id, note, score, at, first_name, last_name }) => ({
    id,
    note,
    score,
    at,
    by_name: first_name === null ? null : `${first_name} ${last_name}`,
  }))
}

/** Writes a note that the team alone reads. */
export const addNote: Verb<typeof registrationDetailContract.addNote> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.follow(actor))
  const row = found(await findRegistration(db, params.id))
  await db
    .insertInto('registration_notes')
    .values({ registration_id: row.id, note: body.note, by_user_id: actor.user_id, at: now })
    .execute()
  await trace(context, { action: 'note_guest', event_id: row.event_id, subject_id: row.id })
  const [latest] = await notesOf(db, row.id)
  return found(latest)
}
