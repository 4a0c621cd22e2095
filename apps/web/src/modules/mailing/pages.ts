import { adminMails } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { IconMail } from '@tabler/icons-react'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const mailingPages = pages([
  {
    space: 'admin',
    path: adminMails.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.readMails(actor),
    menu: { group: communicationGroup, order: 10, icon: IconMail, label: w.title },
    component: () => import('./mails-page.tsx'),
  },
])
