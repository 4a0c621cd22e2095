import type { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { type CampaignStatus, campaignStatus } from '@kxo/domain/campaigns/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { mailStatus } from '@kxo/domain/mailing/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { authorizeReading, authorizeWriting } from '../authorize-writing.ts'
import { sendCampaign } from '../jobs.ts'
import { type CampaignRow, lockCampaign } from '../queries.ts'

/** Takes a sending to another status, its row held. @throws 404, 409 when that status may not follow */
async function steer(context: Context, id: number, to: CampaignStatus): Promise<CampaignRow> {
  authorizeWriting(context)
  authorizeReading(context)
  const campaign = found(await lockCampaign(context.db, id))
  const from = campaignStatus.keyOf(campaign.status)
  if (!campaignStatus.mayFollow(from, to)) refuse(campaignErrors.notNow, { status: context.language.say(campaignStatus.labelOf(from)) })
  await context.db
    .updateTable('campaigns')
    .set({ status: campaignStatus.codeOf(to), paused_by: null, ...(to === 'stopped' && { finished_at: context.now }) })
    .where('id', '=', id)
    .execute()
  return campaign
}

export const pauseCampaign: Verb<typeof campaignsContract.pause> = async (context, { params }) => {
  const { subject } = await steer(context, params.id, 'paused')
  await trace(context, { action: 'pause_campaign', info: subject })
  return { status: 'paused' }
}

export const resumeCampaign: Verb<typeof campaignsContract.resume> = async (context, { params }) => {
  const { subject, send_at } = await steer(context, params.id, 'scheduled')
  await context.enqueue(sendCampaign, { campaign_id: params.id }, send_at > context.now ? { startAfter: send_at } : {})
  await trace(context, { action: 'resume_campaign', info: subject })
  return { status: 'scheduled' }
}

/** What left stays; what is written and no worker has taken yet is withdrawn. */
export const stopCampaign: Verb<typeof campaignsContract.stop> = async (context, { params }) => {
  const { subject } = await steer(context, params.id, 'stopped')
  await context.db
    .updateTable('mails')
    .set({ status: mailStatus.codeOf('rejected'), reason: 'campaign_stopped' })
    .where('campaign_id', '=', params.id)
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('claimed_at', 'is', null)
    .execute()
  await trace(context, { action: 'stop_campaign', info: subject })
  return { status: 'stopped' }
}
