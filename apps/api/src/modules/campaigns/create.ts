import type { Audience } from '@kxo/domain/campaigns/audience-contract'
import type { CampaignContent, campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Campaigns } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { mailsLeftThisMonth } from '../mailing/index.ts'
import { trace } from '../traces/index.ts'
import { attachmentsNamed } from './attachments.ts'
import { audienceColumns } from './audience-in-words.ts'
import { authorizeWriting } from './authorize-writing.ts'
import { type Chosen, chosenBy } from './chosen-by.ts'
import { sendCampaign } from './jobs.ts'
import { lockDraft } from './queries.ts'
import { checkContent, eventOf } from './request-for.ts'

type NewCampaign = {
  audience: Audience
  content: CampaignContent
  send_at?: Date
  per_hour?: number
  draft?: number
  /** Files known otherwise than by the tokens of the content. */
  attachments?: readonly MailAttachment[]
}

/** Keeps a message and everybody it is for, and sends the job that writes to them. @throws 409 when nobody would get it, or beyond the month's limit */
export async function startCampaign(context: Context, request: NewCampaign): Promise<{ id: number; everybody: Chosen[] }> {
  const { now, actor } = context
  const { audience, content, per_hour = null } = request
  const event = await eventOf(context, content.event)
  checkContent(context, content, event !== undefined)
  const attachments = request.attachments ?? (await attachmentsNamed(context, content.files ?? []))
  const everybody = await chosenBy(context, audience, content)
  const count = everybody.filter(({ excluded }) => excluded === null).length
  if (count === 0) refuse(campaignErrors.nobody)
  const left = content.kind === 'prospection' ? await mailsLeftThisMonth(context) : null
  if (left !== null && left < count) refuse(campaignErrors.quotaShort, { left, n: count })
  const readers = await audienceColumns(context, audience)
  const send_at = request.send_at && request.send_at > now ? request.send_at : now
  const { body, event: _event, files: _files, ...columns } = content
  const values = {
    ...columns,
    template: columns.template ?? null,
    ...readers,
    body: JSON.stringify(body),
    attachments: JSON.stringify(attachments),
    event_id: event?.id ?? null,
    status: campaignStatus.codeOf('scheduled'),
    draft: null,
    per_hour,
    created_by: actor.user_id,
    created_at: now,
    send_at,
  }
  const id = request.draft === undefined ? await insertCampaign(context, values) : await sendOutDraft(context, request.draft, values)
  await keepRecipients(context, id, everybody)
  await context.enqueue(sendCampaign, { campaign_id: id }, send_at > now ? { startAfter: send_at } : {})
  await trace(context, { action: 'start_campaign', info: `${content.subject} (${count})` })
  return { id, everybody }
}

const insertCampaign = async ({ db }: Context, values: Insertable<Campaigns>): Promise<number> =>
  (await db.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow()).id

async function sendOutDraft({ db }: Context, draft: number, values: Updateable<Campaigns>): Promise<number> {
  const { id } = await lockDraft(db, draft)
  await db.updateTable('campaigns').set(values).where('id', '=', id).execute()
  return id
}

/** In one statement, whatever their number. */
async function keepRecipients({ db }: Context, campaign_id: number, everybody: readonly Chosen[]): Promise<void> {
  const rows = everybody.map(({ user_id, mail, excluded }, index) => ({
    rank: index + 1,
    user_id,
    address: user_id === null ? mail : null,
    excluded,
  }))
  await sql`insert into campaign_recipients (campaign_id, rank, user_id, address, excluded)
    select ${campaign_id}, rank, user_id, address, excluded
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(rank integer, user_id bigint, address text, excluded text)`.execute(db)
}

export const createCampaign: Verb<typeof campaignsContract.create> = async (context, { body }) => {
  authorizeWriting(context)
  const { audience, content, draft, send_at, per_hour } = body
  const { id } = await startCampaign(context, {
    audience,
    content,
    ...(draft !== undefined && { draft }),
    ...(send_at && { send_at }),
    ...(per_hour && { per_hour }),
  })
  return { id }
}
