import { campaignHistory, mailHistory, recordHistory, taskHistory } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { IconHistory, IconListCheck, IconMailCog, IconSpeakerphone } from '@tabler/icons-react'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const historyPages = pages([
  {
    space: 'admin',
    path: recordHistory.pattern,
    layout: 'admin',
    title: w.recordsTitle,
    menu: { group: communicationGroup, order: 60, icon: IconHistory, label: w.recordsTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    component: () => import('./records/record-history-page.tsx'),
  },
  {
    space: 'admin',
    path: mailHistory.pattern,
    layout: 'admin',
    title: w.mailsTitle,
    menu: { group: communicationGroup, order: 70, icon: IconMailCog, label: w.mailsTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    component: () => import('./mails/mail-history-page.tsx'),
  },
  {
    space: 'admin',
    path: campaignHistory.pattern,
    layout: 'admin',
    title: w.campaignsTitle,
    menu: { group: communicationGroup, order: 30, icon: IconSpeakerphone, label: w.campaignsMenu },
    feature: 'mailing',
    offered: ({ tenant }) => tenant.params.show_email_campaign,
    permitted: ({ actor }) => may.readCampaigns(actor),
    component: () => import('./mails/campaign-history-page.tsx'),
  },
  {
    space: 'admin',
    path: taskHistory.pattern,
    layout: 'admin',
    title: w.tasksTitle,
    menu: { group: communicationGroup, order: 80, icon: IconListCheck, label: w.tasksTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    component: () => import('./tasks/task-history-page.tsx'),
  },
])
