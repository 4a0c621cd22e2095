import type { documentsContract } from '@kxo/domain/documents/contract'
import { may } from '@kxo/domain/documents/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentDocument } from '../present.ts'
import { findDocument } from '../queries.ts'
import { addDocument } from './add-document.ts'

/** The record a file is put on. @throws 404 when the tenant does not have it */
async function subjectOf({ db }: Context, { user, company }: { user?: number | undefined; company?: number | undefined }) {
  if (company === undefined)
    return {
      user_id: found(
        await db
          .selectFrom('users')
          .select('id')
          .where('id', '=', user ?? 0)
          .executeTakeFirst(),
      ).id,
    }
  return { company_id: found(await db.selectFrom('companies').select('id').where('id', '=', company).executeTakeFirst()).id }
}

/** Puts a file on a record: accepted at once, since whoever follows the record brings it. */
export const deposit: Verb<typeof documentsContract.deposit> = async (context, { query, file }) => {
  authorize(may.deposit(context.actor))
  const subject = await subjectOf(context, query)
  const stored = await keepReceived(context, file)
  const id = await addDocument(context, {
    category: 'other',
    name: file.name,
    file_id: stored.id,
    restriction: query.restriction,
    status: 'validated',
    ...subject,
  })
  return presentDocument(found(await findDocument(context.db, id)), context.actor)
}
