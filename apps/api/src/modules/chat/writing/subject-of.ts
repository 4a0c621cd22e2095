import type { SubjectKind } from '@kxo/domain/chat/kinds'
import { may } from '@kxo/domain/chat/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { visibleEvents } from '../../events/index.ts'

/** The column that names a record of each kind. */
export const columns = {
  registration: 'registration_id',
  event: 'event_id',
  bill: 'bill_id',
  document: 'document_id',
} as const satisfies Record<SubjectKind, string>

/** Whether a record is one a person may speak of: their own registration, bill or document, an event they see. */
async function concerns({ db, actor }: Context, kind: SubjectKind, id: number, user_id: number): Promise<boolean> {
  const rows = {
    registration: () => db.selectFrom('registrations').select('id').where('id', '=', id).where('user_id', '=', user_id),
    // What is not issued is nobody's but the organiser's.
    bill: () =>
      db
        .selectFrom('bills')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', user_id)
        .$if(!may.readInbox(actor), (bills) => bills.where('number', 'is not', null)),
    document: () => db.selectFrom('documents').select('id').where('id', '=', id).where('user_id', '=', user_id),
    event: () =>
      db
        .selectFrom('events')
        .select('id')
        .where('id', '=', id)
        .where(sql<boolean>`${visibleEvents(actor)}`),
  }
  return (await rows[kind]().executeTakeFirst()) !== undefined
}

type Named = { kind: SubjectKind; id: number } | null | undefined

/** The columns of the record a new conversation speaks of. @throws 422 on one that is not the person's */
export async function subjectColumns(
  context: Context,
  subject: Named,
  user_id: number,
): Promise<Partial<Record<(typeof columns)[SubjectKind], number>>> {
  if (!subject) return {}
  if (!(await concerns(context, subject.kind, subject.id, user_id)))
    refuse(kernelErrors.invalid, {}, [{ field: 'subject.id', message: 'unknownId' }])
  return { [columns[subject.kind]]: subject.id }
}
