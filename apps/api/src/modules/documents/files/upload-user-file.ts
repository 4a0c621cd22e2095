import type { documentsContract } from '@kxo/domain/documents/contract'
import { documentErrors } from '@kxo/domain/documents/errors'
import { may } from '@kxo/domain/documents/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { consultsStandardMenu } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument } from './add-document.ts'

const mb = 1024 * 1024
/** What one person deposits, in a day and in all: people who follow others bring files for them. */
const deposits = { aDay: 200 * mb, inAll: 1024 * mb }

/** @throws 413 beyond what one person may deposit; files sent at once are counted one after the other */
async function refuseBeyondDeposits({ db, actor, tenant, now }: Context, size: number): Promise<void> {
  if (actor.user_id === null || consultsStandardMenu(actor)) return
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${`deposit ${actor.user_id}`}))`.execute(db)
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const { rows } = await sql<{ day: string; in_all: string }>`
    select coalesce(sum(size) filter (where created_at > ${since}), 0)::text as day, coalesce(sum(size), 0)::text as in_all
    from files where created_by = ${actor.user_id}`.execute(db)
  const [day, inAll] = [Number(rows[0]!.day), Number(rows[0]!.in_all)]
  if (day + size > deposits.aDay) refuse(documentErrors.depositsOfDay, { max: deposits.aDay / mb })
  if (inAll + size > deposits.inAll) refuse(documentErrors.depositsInAll, { max: deposits.inAll / mb })
}

/** Keeps what a person deposits: theirs to see and remove until someone accepts it, and the unrestricted administrators'. */
export const uploadUserFile: Verb<typeof documentsContract.uploadUserFile> = async (context, { query, file }) => {
  authorize(may.upload(context.actor))
  await refuseBeyondDeposits(context, file.size)
  const { id, storage_key } = await keepReceived(context, file)
  const document = await addDocument(context, {
    category: 'other',
    name: file.name,
    file_id: id,
    restriction: 'admins',
    status: 'toValidate',
    user_id: context.actor.user_id,
    event_id: query.event ?? null,
    source: query.field === undefined ? {} : { field: query.field },
  })
  return { id, document, name: file.name, path: storage_key, size: file.size, content_type: file.content_type }
}
