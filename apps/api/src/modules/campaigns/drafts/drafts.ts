import { type Draft, draftsContract } from '@kxo/domain/campaigns/draft-contract'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import * as z from 'zod/mini'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { attachmentsNamed, presentAttachments } from '../attachments.ts'
import { audienceColumns } from '../audience-in-words.ts'
import { authorizeWriting } from '../authorize-writing.ts'
import { lockDraft, selectDraft } from '../queries.ts'
import { eventOf, storedBody } from '../request-for.ts'

const left = z.pick(draftsContract.read.response, { audience: true, send_at: true, per_hour: true })
const nothing = { type: 'doc' as const, content: [] }

/** Keeps a message as far as it is written, anew or in the place of its former state. @throws 404 for what is no draft any more */
export const saveDraft: Verb<typeof draftsContract.save> = async (context, { body: { draft, content, ...later } }) => {
  authorizeWriting(context)
  const { db, actor, now } = context
  const event = await eventOf(context, content.event)
  const { body, event: _event, files = [], template = null, ...columns } = content
  const values = {
    ...columns,
    ...(await audienceColumns(context, later.audience)),
    template,
    body: JSON.stringify(body ?? nothing),
    attachments: JSON.stringify(await attachmentsNamed(context, files)),
    event_id: event?.id ?? null,
    draft: JSON.stringify(z.encode(left, later)),
    send_at: now,
  }
  if (draft === undefined)
    return db
      .insertInto('campaigns')
      .values({ ...values, status: campaignStatus.codeOf('draft'), created_by: actor.user_id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await lockDraft(db, draft)
  await db.updateTable('campaigns').set(values).where('id', '=', id).execute()
  return { id }
}

export const readDraft: Verb<typeof draftsContract.read> = async (context, { params }): Promise<Draft> => {
  authorize(may.writeCampaigns(context.actor))
  const row = found(await selectDraft(context.db, params.id).executeTakeFirst())
  const { kind, topic, subject, subject_b, preview_text, has_button, template, event_id } = row
  const body = storedBody(row.body)
  const { content } = draftsContract.read.response.shape
  return {
    ...z.decode(left, row.draft as z.input<typeof left>), // written by `saveDraft`
    content: {
      ...({ kind, topic } as Pick<z.output<typeof content>, 'kind' | 'topic'>), // its columns hold what the contract let in
      subject,
      subject_b,
      preview_text,
      has_button,
      body: plainTextOf(body).trim() === '' ? null : body,
      ...(template !== null && { template }),
      ...(event_id !== null && { event: event_id }),
    },
    files: await presentAttachments(context, row),
  }
}

export const removeDraft: Verb<typeof draftsContract.remove> = async (context, { params }) => {
  authorizeWriting(context)
  const { id } = await lockDraft(context.db, params.id)
  await context.db.deleteFrom('campaigns').where('id', '=', id).execute()
  return { done: true }
}
