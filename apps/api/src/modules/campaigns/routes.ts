import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { draftsContract } from '@kxo/domain/campaigns/draft-contract'
import { smsCampaignContract } from '@kxo/domain/campaigns/sms-contract'
import { routes } from '../../platform/http/serve.ts'
import { attachFile } from './attachments.ts'
import { countOpening } from './count-opening.ts'
import { createCampaign } from './create.ts'
import { readDraft, removeDraft, saveDraft } from './drafts/drafts.ts'
import { listTexts } from './list-texts.ts'
import { massiveEmail } from './massive-email.ts'
import { countRecipients, previewCampaign, testCampaign } from './preview.ts'
import { listRecipients, readCampaign } from './read.ts'
import { countSmsRecipients, sendSms } from './sms/sms-recipients.ts'
import { pauseCampaign, resumeCampaign, stopCampaign } from './steering/stop-campaign.ts'

const smsRoutes = routes(smsCampaignContract, { smsRecipients: countSmsRecipients, sendSms })

const mailRoutes = routes(campaignsContract, {
  recipients: countRecipients,
  preview: previewCampaign,
  test: testCampaign,
  attach: attachFile,
  create: createCampaign,
  templates: listTexts,
  opened: countOpening,
  get: readCampaign,
  people: listRecipients,
  pause: pauseCampaign,
  resume: resumeCampaign,
  stop: stopCampaign,
  massiveEmail,
})

const draftRoutes = routes(draftsContract, { save: saveDraft, read: readDraft, remove: removeDraft })

export const campaignsRoutes = [mailRoutes, draftRoutes, smsRoutes]
