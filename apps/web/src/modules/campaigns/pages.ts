import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { adminMails, adminWrite } from '@kxo/domain/mailing/paths'
import { pages } from '../../platform/page.ts'

export const campaignsPages = pages([
  {
    space: 'admin',
    path: adminWrite.pattern,
    under: adminMails.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'mailing',
    permitted: ({ actor }) => may.writeCampaigns(actor),
    component: () => import('./write-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCampaign.pattern,
    under: adminMails.pattern,
    layout: 'admin',
    title: w.sending,
    permitted: ({ actor }) => may.readCampaigns(actor),
    component: () => import('./campaign-page.tsx'),
  },
])
