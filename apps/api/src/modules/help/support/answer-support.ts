import type { helpContract } from '@kxo/domain/help/contract'
import { supportRequest } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { type SupportStatus, supportStatus } from '@kxo/domain/help/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { plainTextOf, type RichText } from '@kxo/domain/kernel/rich-text'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { everywhere } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { tellSupportAnswer } from '../jobs.ts'
import { presentLine, presentRequest } from '../present.ts'
import { findRequest, fullNameOf, messagesOf, selectRequests } from '../queries.ts'
import { requestsPlan } from './support.ts'

/** Requests of every tenant; open ones alone unless asked. */
export const listQueue: Verb<typeof helpContract.queue> = async (context, { query }) => {
  authorize(may.answerSupport(context.actor, context.tenant))
  const page = await everywhere(context, (db) =>
    listed(
      selectRequests(db).$if(query.open ?? false, (rows) => rows.where('support_requests.status', '<>', 'solved')),
      requestsPlan,
      query,
    ),
  )
  return { ...page, results: page.results.map((row) => presentLine(row, context.now)) }
}

export const readQueued: Verb<typeof helpContract.queued> = async (context, { params }) => {
  authorize(may.answerSupport(context.actor, context.tenant))
  return everywhere(context, async (db) => presentRequest(db, found(await findRequest(db, params.tenant, params.id)), context.now))
}

/** Writes the vendor's answer in the tenant's thread; the author is told from their own tenant, by a job. */
export const answerSupport: Verb<typeof helpContract.answer> = async (context, { params, body }) => {
  const { actor, now } = context
  authorize(may.answerSupport(actor, context.tenant))
  const author_name = await fullNameOf(context.db, actor.user_id)
  const { request, messageId } = await everywhere(context, async (db) => {
    const row = found(await findRequest(db, params.tenant, params.id))
    const from = row.status as SupportStatus
    if (from !== body.status && !supportStatus.mayFollow(from, body.status))
      refuse(kernelErrors.wrongTransition, { from: supportStatus.labelOf(from), to: supportStatus.labelOf(body.status) })
    const message = await db
      .insertInto('support_messages')
      .values({
        tenant_id: params.tenant,
        request_id: row.id,
        is_from_vendor: true,
        author_id: null,
        author_name,
        body: JSON.stringify(body.body),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('support_requests')
      .set({ status: body.status, answered_at: now, closed_at: body.status === 'solved' ? now : null, version: row.version + 1 })
      .where('tenant_id', '=', params.tenant)
      .where('id', '=', row.id)
      .execute()
    const changed = found(await findRequest(db, params.tenant, row.id))
    return { request: await presentRequest(db, changed, now), messageId: message.id }
  })
  await trace(context, { action: 'answer_support_request', subject_id: params.id, info: request.tenant_name })
  await context.enqueue(tellSupportAnswer, { request_id: params.id, message_id: messageId }, { tenantId: params.tenant })
  return request
}

/** Tells who asked that the vendor answered. */
export async function tellAnswer(context: Context, { request_id, message_id }: { request_id: number; message_id: number }): Promise<void> {
  const { db, tenant, services } = context
  const row = await findRequest(db, tenant.id, request_id)
  const message = (await messagesOf(db, tenant.id, request_id)).find(({ id }) => id === message_id)
  const author = row && (await findUser(db, row.user_id))
  if (!row || !message || !author) return
  await trace(context, { action: 'support_answer', subject_id: row.id })
  await services.enqueueMail(context, {
    moment: 'support_answer',
    to: recipientOf(author),
    occurrence: `support answer ${message.id}`,
    values: { number: row.id, subject: row.subject, author: message.author_name, message: plainTextOf(message.body as RichText) },
    path: supportRequest(row.id),
  })
}

/** A file of a thread: its tenant's people and the vendor's team read it. @throws 404 */
export const readSupportFile: Verb<typeof helpContract.file> = async (context, { params }) => {
  const { actor, tenant, services } = context
  const isVendor = may.answerSupport(actor, tenant)
  authorize(may.writeToSupport(actor) || isVendor)
  found(params.tenant === tenant.id || isVendor || null)
  const file = await everywhere(context, async (db) => {
    const messages = await messagesOf(db, params.tenant, params.id)
    found(messages.some(({ file_ids }) => file_ids.includes(params.file)) || null)
    return found(
      await db.selectFrom('files').selectAll().where('tenant_id', '=', params.tenant).where('id', '=', params.file).executeTakeFirst(),
    )
  })
  return { content_type: file.content_type, name: file.name, body: await services.storage.stream(file.storage_key) }
}
