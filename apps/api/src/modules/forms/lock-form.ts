import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'

/** The form, held against anyone else who would change it. @throws 404, 409 when someone saved meanwhile */
export async function lockForm({ db }: Context, id: number, version?: number) {
  const form = found(await db.selectFrom('forms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  if (version !== undefined && form.version !== version) refuse(kernelErrors.editedMeanwhile)
  return form
}
export type FormRow = Awaited<ReturnType<typeof lockForm>>

/** Notes that the form changed, whoever holds it reading it again. */
export const touchForm = ({ db, now, actor }: Context, id: number, set: { name?: string; archived_at?: Date | null } = {}) =>
  db
    .updateTable('forms')
    .set({ ...set, version: sql`version + 1`, changed_at: now, changed_by: actor.user_id })
    .where('id', '=', id)
    .execute()
