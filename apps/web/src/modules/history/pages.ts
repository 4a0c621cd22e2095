import { showsCampaigns } from '@kxo/domain/campaigns/rules'
import { mailHistory, recordHistory, taskHistory } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { campaignHistory } from '@kxo/domain/mailing/paths'
import { mailingWords } from '@kxo/domain/mailing/words'
import { IconHistory, IconListCheck, IconMailCog, IconSpeakerphone } from '@tabler/icons-react'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { daysIn, historyAddress } from './history-address.ts'

export const historyPages = pages([
  {
    space: 'admin',
    path: recordHistory.pattern,
    layout: 'admin',
    title: w.recordsTitle,
    menu: { group: communicationGroup, order: 60, icon: IconHistory, label: w.recordsTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    address: historyAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ latestFirst, tracesSource }) =>
        search['tab'] ? [] : [listQuery(tracesSource({ family: 'records', days: daysIn(search) }), search, latestFirst)],
      ),
    component: () => import('./records/record-history-page.tsx'),
  },
  {
    space: 'admin',
    path: mailHistory.pattern,
    layout: 'admin',
    title: w.mailsTitle,
    menu: { group: communicationGroup, order: 70, icon: IconMailCog, label: w.mailsTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    address: historyAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ latestFirst, mailActsSource }) =>
        search['tab'] ? [] : [listQuery(mailActsSource(daysIn(search)), search, latestFirst)],
      ),
    component: () => import('./mails/mail-history-page.tsx'),
  },
  {
    space: 'admin',
    path: campaignHistory.pattern,
    layout: 'admin',
    title: w.campaignsTitle,
    menu: { group: communicationGroup, order: 30, icon: IconSpeakerphone, label: mailingWords.campaigns },
    feature: 'mailing',
    offered: ({ tenant }) => showsCampaigns(tenant),
    permitted: ({ actor }) => may.readCampaigns(actor),
    address: historyAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ campaignsSource, latestFirst }) => [listQuery(campaignsSource(daysIn(search)), search, latestFirst)]),
    component: () => import('./mails/campaign-history-page.tsx'),
  },
  {
    space: 'admin',
    path: taskHistory.pattern,
    layout: 'admin',
    title: w.tasksTitle,
    menu: { group: communicationGroup, order: 80, icon: IconListCheck, label: w.tasksTitle },
    permitted: ({ actor }) => may.readHistory(actor),
    address: historyAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ latestFirst, taskActsSource, taskDelaysQuery }) =>
        search['tab'] ? [] : [taskDelaysQuery(daysIn(search)), listQuery(taskActsSource(daysIn(search)), search, latestFirst)],
      ),
    component: () => import('./tasks/task-history-page.tsx'),
  },
])
