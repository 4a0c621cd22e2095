import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { may } from '@kxo/domain/campaigns/permissions'
import { smsCampaignWords } from '@kxo/domain/campaigns/sms-words'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { adminMails, adminSms, adminWrite, adminWriteSms } from '@kxo/domain/mailing/paths'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aNumber } from '../../ui/navigation/address-schema.ts'

export const campaignsPages = pages([
  {
    space: 'admin',
    path: adminWrite.pattern,
    under: adminMails.pattern,
    layout: 'admin',
    title: w.title,
    feature: 'mailing',
    permitted: ({ actor }) => may.writeCampaigns(actor),
    address: z.object({ copy: aNumber, missed: aNumber, event: aNumber }),
    reads: ({ search }) =>
      import('./api.ts').then(({ oneCampaignQuery }) => (search['copy'] ? [oneCampaignQuery(recordIdIn(search['copy']), true)] : [])),
    component: () => import('./write-page.tsx'),
  },
  {
    space: 'admin',
    path: adminWriteSms.pattern,
    under: adminSms.pattern,
    layout: 'admin',
    title: smsCampaignWords.title,
    offered: ({ tenant }) => tenant.params.has_sms,
    permitted: ({ actor }) => may.writeCampaigns(actor),
    address: z.object({ event: aNumber }),
    component: () => import('./sms/write-sms-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCampaign.pattern,
    under: adminMails.pattern,
    layout: 'admin',
    title: w.sending,
    feature: 'mailing',
    permitted: ({ actor }) => may.readCampaigns(actor),
    reads: ({ params }) => import('./api.ts').then(({ campaignQuery }) => [campaignQuery(recordIdIn(params['id']))]),
    component: () => import('./campaign-page.tsx'),
  },
])
