import { monthAfter } from '@kxo/domain/campaigns/rules'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import type { Context } from '../../platform/context.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import type { JobSetting } from '../../platform/work/job-handler.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { leavesThisMonth } from '../mailing/index.ts'
import { settingsOf } from '../tenants/index.ts'
import { countedContent } from './count-clicks.ts'
import { countsOpenings, openingDot } from './count-opening.ts'
import { sendCampaign } from './jobs.ts'
import { type CampaignRow, lockCampaign, nextRecipients, type RecipientRow } from './queries.ts'
import { eventOf, requestFor, storedBody } from './request-for.ts'
import { atOnce, roomThisHour } from './room-this-hour.ts'

/**
 * Goes on with a sending: each batch of mails and how far it is are written in one transaction, held by the row of the campaign,
 * so that what was cut goes on where it was and nobody is written to twice. Paused or stopped, it ends between two batches.
 */
export async function runCampaign(setting: JobSetting, { campaign_id }: { campaign_id: number }): Promise<void> {
  while (await oneBatch(setting, campaign_id));
}

/** @returns whether another batch waits */
const oneBatch = ({ services, tenant, contextIn }: JobSetting, id: number): Promise<boolean> =>
  withTenant(services.database, tenant.id, async (transaction) => {
    const context: Context = { ...contextIn(transaction), now: new Date() }
    const campaign = await lockCampaign(context.db, id)
    if (!campaign || !mayGoOn(campaign)) return false
    // Put off while it waited: the job of its new hour takes it.
    if (campaign.send_at > context.now) return false
    if (!settingsOf(tenant).features.includes('mailing'))
      return change(context, id, { status: campaignStatus.codeOf('paused'), paused_by: 'mailing_off' })
    const waiting = await nextRecipients(context.db, id, atOnce)
    if (waiting.length === 0) return change(context, id, { status: campaignStatus.codeOf('done'), finished_at: context.now })
    if (campaign.kind === 'prospection' && !(await leavesThisMonth(context))) return waitForNextMonth(context, id)
    const room = await roomThisHour(context, campaign)
    if (room.left === 0) {
      await context.enqueue(sendCampaign, { campaign_id: id }, { startAfter: room.opens })
      return change(context, id, { status: campaignStatus.codeOf('running') })
    }
    await writeTo(context, campaign, waiting.slice(0, room.left))
    await change(context, id, { status: campaignStatus.codeOf('running'), paused_by: null })
    return true
  })

/** Whoever paused it resumes it; the limit of the month lets go of it by itself. */
const mayGoOn = ({ status, paused_by }: CampaignRow): boolean =>
  ['scheduled', 'running'].includes(campaignStatus.keyOf(status)) ||
  (campaignStatus.keyOf(status) === 'paused' && paused_by === 'monthly_limit')

async function waitForNextMonth(context: Context, id: number): Promise<false> {
  await context.enqueue(sendCampaign, { campaign_id: id }, { startAfter: monthAfter(context.now, context.tenant.time_zone) })
  return change(context, id, { status: campaignStatus.codeOf('paused'), paused_by: 'monthly_limit' })
}

async function change({ db }: Context, id: number, set: { status: number; finished_at?: Date; paused_by?: string | null }): Promise<false> {
  await db.updateTable('campaigns').set(set).where('id', '=', id).execute()
  return false
}

async function writeTo(context: Context, campaign: CampaignRow, batch: readonly RecipientRow[]): Promise<void> {
  const event = await eventOf(context, campaign.event_id)
  const content = { ...campaign, body: storedBody(campaign.body) } as Parameters<typeof requestFor>[1] // its columns hold what the contract let in
  const counted = await countedContent(context, campaign)
  for (const { rank, user_id, address } of batch) {
    const user = user_id === null ? undefined : await findUser(context.db, user_id)
    const unknown = { user_id: null, mail: address ?? '', first_name: '', last_name: '', language: context.language.locale }
    const to = user ? recipientOf(user) : unknown
    const isB = campaign.subject_b !== '' && rank % 2 === 0
    const { body = content.body, ...lead } = counted?.[isB ? 'b' : 'a'] ?? {}
    const request = { ...requestFor(context, { ...content, body, ...(isB && { subject: campaign.subject_b }) }, to, event), ...lead }
    const dot = countsOpenings(context) ? openingDot(context, campaign.token, isB ? 'b' : 'a') : ''
    const mail_id = await context.services.enqueueMail(context, {
      ...request,
      ...(request.content && { content: { ...request.content, html: request.content.html + dot } }),
      occurrence: `campaign ${campaign.id}`,
      campaign_id: campaign.id,
      attachments: campaign.attachments as MailAttachment[],
    })
    await context.db
      .updateTable('campaign_recipients')
      .set(mail_id === null ? { excluded: 'duplicate' } : { mail_id })
      .where('campaign_id', '=', campaign.id)
      .where('rank', '=', rank)
      .execute()
  }
}
