import type { helpContract } from '@kxo/domain/help/contract'
import { requestList } from '@kxo/domain/help/list'
import { supportQueue } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { contractFigures } from '@kxo/domain/help/rules'
import { type SupportStatus, supportKind, supportStatus } from '@kxo/domain/help/status'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { plainTextOf, type RichText } from '@kxo/domain/kernel/rich-text'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { everywhere } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { ownFiles } from '../own-files.ts'
import { presentLine, presentRequest } from '../present.ts'
import { findRequest, fullNameOf, type RequestRow, selectRequests } from '../queries.ts'

export const requestsPlan = planOf(
  requestList,
  {
    id: 'support_requests.id',
    subject: 'support_requests.subject',
    kind: 'support_requests.kind',
    status: 'support_requests.status',
    tenant_name: 'tenants.label',
    created_at: 'support_requests.created_at',
    answered_at: 'support_requests.answered_at',
  },
  { search: sql`searchable(support_requests.subject)`, sort: '-created_at', id: sql.ref('support_requests.id') },
)

export const listRequests: Verb<typeof helpContract.requests> = async (context, { query }) => {
  authorize(may.writeToSupport(context.actor))
  const page = await listed(selectRequests(context.db), requestsPlan, query)
  return { ...page, results: page.results.map((row) => presentLine(row, context.now)) }
}

/** @throws 404 */
const ownRequest = async ({ db, tenant }: Context, id: number): Promise<RequestRow> => found(await findRequest(db, tenant.id, id))

export const readRequest: Verb<typeof helpContract.request> = async (context, { params }) => {
  authorize(may.writeToSupport(context.actor))
  return presentRequest(context.db, await ownRequest(context, params.id), context.now)
}

type Written = { body: RichText; files?: number[] | undefined }

async function addMessage(context: Context, request_id: number, { body, files = [] }: Written): Promise<number> {
  const { db, actor } = context
  await ownFiles(context, files)
  const message = await db
    .insertInto('support_messages')
    .values({
      request_id,
      author_id: actor.user_id,
      author_name: await fullNameOf(db, actor.user_id),
      body: JSON.stringify(body),
      file_ids: files,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return message.id
}

/** Tells the vendor's team, at the addresses of its super administrators; the author receives a copy of what opens a request. */
async function tellVendor(context: Context, row: RequestRow, messageId: number, body: RichText, isFirst: boolean): Promise<void> {
  const { services, tenant, db, actor } = context
  const team = await everywhere(context, (across) =>
    across
      .selectFrom('users')
      .innerJoin('tenants', 'tenants.id', 'users.tenant_id')
      .select(['users.mail', 'users.first_name', 'users.last_name', 'users.language'])
      .where('users.is_super_admin', '=', true)
      .where('users.password_hash', 'is not', null)
      .where('tenants.name', '=', defaultLoginClient)
      .execute(),
  )
  const values = {
    number: row.id,
    subject: row.subject,
    kind: supportKind.labelOf(supportKind.keys.find((key) => key === row.kind) ?? 'question'),
    space: tenant.label,
    author: row.author_name,
    page: row.page || '–',
    message: plainTextOf(body),
    days: contractFigures.complaintWorkingDays,
  }
  for (const { language, ...member } of team)
    await services.enqueueMail(context, {
      moment: 'support_request',
      to: { user_id: null, ...member, language: language as 'fr' | 'en' },
      occurrence: `support ${row.id} ${messageId} ${member.mail}`,
      values,
      path: supportQueue(),
    })
  const author = actor.user_id === null ? undefined : await findUser(db, actor.user_id)
  if (author && isFirst)
    await services.enqueueMail(context, {
      moment: 'support_request_copy',
      to: recipientOf(author),
      occurrence: `support ${row.id}`,
      values,
    })
}

export const askSupport: Verb<typeof helpContract.ask> = async (context, { body }) => {
  const { db, actor } = context
  authorize(may.writeToSupport(actor))
  const { subject, kind, priority, page, incident } = body
  const { id } = await db
    .insertInto('support_requests')
    .values({ subject, kind, priority, page: page ?? '', incident: incident ?? null, user_id: found(actor.user_id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const messageId = await addMessage(context, id, body)
  const row = await ownRequest(context, id)
  await trace(context, { action: 'support_request', subject_id: id, info: subject })
  await tellVendor(context, row, messageId, body.body, true)
  return presentRequest(db, row, context.now)
}

async function setStatus({ db, now }: Context, row: RequestRow, to: SupportStatus): Promise<void> {
  await db
    .updateTable('support_requests')
    .set({ status: to, closed_at: to === 'solved' ? now : null, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
}

export const replyToSupport: Verb<typeof helpContract.reply> = async (context, { params, body }) => {
  authorize(may.writeToSupport(context.actor))
  const row = await ownRequest(context, params.id)
  const messageId = await addMessage(context, row.id, body)
  // Writing again gives the turn back to the vendor.
  if (row.status !== 'received') await setStatus(context, row, 'working')
  await trace(context, { action: 'support_reply', subject_id: row.id })
  await tellVendor(context, row, messageId, body.body, false)
  return presentRequest(context.db, await ownRequest(context, row.id), context.now)
}

/** @throws 409 when it already is so */
export const moveSupport: Verb<typeof helpContract.move> = async (context, { params, body }) => {
  authorize(may.writeToSupport(context.actor))
  const row = await ownRequest(context, params.id)
  const from = row.status as SupportStatus
  if (!supportStatus.mayFollow(from, body.status))
    refuse(kernelErrors.wrongTransition, { from: supportStatus.labelOf(from), to: supportStatus.labelOf(body.status) })
  await setStatus(context, row, body.status)
  await trace(context, {
    action: body.status === 'solved' ? 'close_support_request' : 'reopen_support_request',
    subject: 'support_request',
    subject_id: row.id,
  })
  return presentRequest(context.db, await ownRequest(context, row.id), context.now)
}

export const attachToSupport: Verb<typeof helpContract.attach> = async (context, { file }) => {
  authorize(may.writeToSupport(context.actor))
  const { id } = await keepReceived(context, file)
  return { id, name: file.name, size: file.size }
}
