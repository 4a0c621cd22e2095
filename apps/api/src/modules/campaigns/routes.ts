import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { routes } from '../../platform/http/serve.ts'
import { createCampaign } from './create.ts'
import { massiveEmail } from './massive-email.ts'
import { countRecipients, previewCampaign, testCampaign } from './preview.ts'
import { listRecipients, readCampaign } from './read.ts'
import { pauseCampaign, resumeCampaign, stopCampaign } from './stop-campaign.ts'

export const campaignsRoutes = routes(campaignsContract, {
  recipients: countRecipients,
  preview: previewCampaign,
  test: testCampaign,
  create: createCampaign,
  get: readCampaign,
  people: listRecipients,
  pause: pauseCampaign,
  resume: resumeCampaign,
  stop: stopCampaign,
  massiveEmail,
})
