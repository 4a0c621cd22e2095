import { documentErrors } from '@kxo/domain/documents/errors'
import type { OwnPaper, ownPapersContract } from '@kxo/domain/documents/requests/own-papers-contract'
import { isFollowed, paperState } from '@kxo/domain/documents/requests/paper-state'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { dependencies } from '../../../platform/dependencies.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { removeDocument } from '../files/delete-file.ts'
import { refuseBeyondDeposits } from '../files/deposit-limits.ts'
import { findFile } from '../files/files.ts'
import { findDocument } from '../queries.ts'
import { depositFor } from './deposit-for.ts'
import { findRequest, lockRequest, presentPaper, type RequestRow, requestRows } from './request-rows.ts'

type Contract = typeof ownPapersContract

/** Papers asked of the caller; those another one took the place of, and those of a function put away, are not asked any more. */
const ownRows = ({ db, actor }: Context) =>
  requestRows(db)
    .leftJoin('users as author', (join) =>
      join.onRef('author.tenant_id', '=', 'paper.tenant_id').onRef('author.id', '=', 'paper.requested_by'),
    )
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'paper.tenant_id').onRef('events.id', '=', 'paper.event_id'))
    .select([
      sql<string | null>`nullif(trim(author.first_name || ' ' || author.last_name), '')`.as('requested_by_name'),
      'events.title as event_title',
    ])
    .where('paper.user_id', '=', actor.user_id ?? 0)
    .where(dependencies().documents.isStillAsked)
    .where(
      sql<boolean>`not exists (select from document_requests newer where newer.tenant_id = paper.tenant_id and newer.user_id = paper.user_id
        and newer.partner_id is not distinct from paper.partner_id and newer.name = paper.name and newer.id > paper.id and newer.document_id is not null)`,
    )
    .orderBy('paper.id')

/** Papers asked of the caller, what is awaited first. */
export async function ownPapers(context: Context): Promise<OwnPaper[]> {
  const papers = (await ownRows(context).execute()).map((row) => ({
    ...presentPaper(context, row),
    why: row.why,
    due_on: row.due_on,
    requested_by: row.requested_by_name,
    event_title: row.event_title,
    is_for_partner: row.partner_id !== null,
  }))
  const rank = (paper: OwnPaper): number => paperState.keys.indexOf(paper.state)
  return papers.toSorted((a, b) => rank(b) - rank(a))
}

const ownPaper = async (context: Context, id: number): Promise<RequestRow> =>
  found(await ownRows(context).where('paper.id', '=', id).executeTakeFirst())

/** The same, held until the end of the transaction. */
async function lockOwnPaper(context: Context, id: number): Promise<RequestRow> {
  await ownPaper(context, id)
  await lockRequest(context.db, id)
  return ownPaper(context, id)
}

export const listOwnPapers: Verb<Contract['list']> = (context) => ownPapers(context)

/**
 * Keeps the file of what is awaited or was not looked at yet; beside what expires, the one that follows it, which says until when it holds.
 * @throws 409 for a paper that is there and holds, 422 for one that follows without a day
 */
export const depositOwnPaper: Verb<Contract['deposit']> = async (context, { params, query, file }) => {
  const { db, now, tenant } = context
  const paper = await lockOwnPaper(context, params.paper)
  const { state, name } = presentPaper(context, paper)
  if (state === 'valid') refuse(documentErrors.paperHolds, { name })
  const today = dayInZone(now, tenant.time_zone)
  const { expires_on } = query
  const isWrongDay = isFollowed(state) ? expires_on === undefined || expires_on <= today : expires_on !== undefined && expires_on < today
  if (isWrongDay) refuse(kernelErrors.invalid, {}, [{ field: 'expires_on', message: 'wrongDate' }])
  await refuseBeyondDeposits(context, file.size)
  const target = isFollowed(state) && paper.document_id !== null ? found(await findRequest(db, await following(context, paper))) : paper
  await depositFor(context, target, { file, status: 'toValidate', expires_on: expires_on ?? (isFollowed(state) ? null : paper.expires_on) })
  return ownPapers(context)
}

/** What follows a paper that lapses is asked anew: the former stands until then. */
async function following({ db, now }: Context, { user_id, partner_id, event_id, kind, name, requested_by }: RequestRow): Promise<number> {
  const { id } = await db
    .insertInto('document_requests')
    .values({ user_id, partner_id, event_id, kind, name, requested_by, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws 404 when nothing was deposited, 409 once somebody looked at it */
export const withdrawOwnPaper: Verb<Contract['withdraw']> = async (context, { params }) => {
  const paper = await lockOwnPaper(context, params.paper)
  const document = found(paper.document_id === null ? undefined : await findDocument(context.db, paper.document_id))
  if (presentPaper(context, paper).state !== 'toCheck') refuse(documentErrors.paperHolds, { name: paper.name })
  await removeDocument(context, document)
  await trace(context, { action: 'withdraw_document', subject_id: paper.user_id, event_id: paper.event_id, info: paper.name })
  return ownPapers(context)
}

export const readOwnPaper: Verb<Contract['read']> = async (context, { params }) => {
  const { file_id } = await ownPaper(context, params.paper)
  const file = found(file_id === null ? undefined : await findFile(context.db, file_id))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}
