import type { Application, recruitingContract } from '@kxo/domain/recruiting/contract'
import { may } from '@kxo/domain/recruiting/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { historyOf, notesOf, papersOf, readResponses } from '../../registrations/index.ts'
import { presentApplication, type ReceivedRow, received } from './received.ts'

/** One of the applications the caller’s company received. @throws 404 for any other */
export const findReceived = async (context: Context, id: number): Promise<ReceivedRow> =>
  found(await received(context.db, context).where('registrations.id', '=', id).executeTakeFirst())

/** The papers an offer asks for, each with the file it may be opened by. */
async function openablePapers({ db }: Context, row: ReceivedRow): Promise<Application['papers']> {
  const papers = await papersOf(db, row)
  const ids = papers.flatMap(({ document_id }) => document_id ?? [])
  const documents = ids.length === 0 ? [] : await db.selectFrom('documents').select(['id', 'file_id']).where('id', 'in', ids).execute()
  return papers.map(({ name, file_name, document_id }) => ({
    name,
    file_name,
    file: documents.find(({ id }) => id === document_id)?.file_id ?? null,
  }))
}

export async function presentStudied(context: Context, row: ReceivedRow): Promise<Application> {
  const { db, actor } = context
  const { phone } = await db.selectFrom('users').select('phone').where('id', '=', row.user_id).executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('registration_notes')
    .select('score')
    .where('registration_id', '=', row.id)
    .where('by_user_id', '=', actor.user_id)
    .where('score', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const responses = await readResponses(db, row.id)
  return {
    ...presentApplication(context, row),
    phone,
    responses: responses.map(({ label, value, input_type, form }) => ({ label, value, input_type, form })),
    papers: await openablePapers(context, row),
    notes: await notesOf(db, row.id),
    own_score: own?.score ?? null,
    history: await historyOf(db, row.id),
  }
}

export const readApplication: Verb<typeof recruitingContract.application> = async (context, { params }) => {
  authorize(may.seeDashboard(context.actor))
  return presentStudied(context, await findReceived(context, params.id))
}
