import { adminMails, adminMailTemplate, adminMailTemplates, adminSms, unsubscribe } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { templateWords as t } from '@kxo/domain/mailing/template-words'
import { unsubscribeWords } from '@kxo/domain/mailing/unsubscribe-words'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { IconDeviceMobileMessage, IconMail, IconTemplate } from '@tabler/icons-react'
import { communicationGroup, customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const mailingPages = pages([
  {
    space: 'public',
    path: unsubscribe.pattern,
    layout: 'blank',
    title: unsubscribeWords.pageTitle,
    component: () => import('./unsubscribe-page.tsx'),
  },
  {
    space: 'admin',
    path: adminMails.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.readMails(actor),
    menu: { group: communicationGroup, order: 10, icon: IconMail, label: w.title },
    component: () => import('./mails-page.tsx'),
  },
  {
    space: 'admin',
    path: adminSms.pattern,
    layout: 'admin',
    title: smsWords.title,
    offered: ({ tenant }) => tenant.params.has_sms,
    permitted: ({ actor }) => may.manageSms(actor),
    menu: { group: communicationGroup, order: 20, icon: IconDeviceMobileMessage, label: smsWords.title },
    component: () => import('./sms/sms-page.tsx'),
  },
  {
    space: 'admin',
    path: adminMailTemplates.pattern,
    layout: 'admin',
    title: t.title,
    feature: 'templates',
    permitted: ({ actor }) => may.writeTemplates(actor),
    menu: { group: customisationGroup, order: 30, icon: IconTemplate, label: t.title },
    component: () => import('./templates/templates-page.tsx'),
  },
  {
    space: 'admin',
    path: adminMailTemplate.pattern,
    under: adminMailTemplates.pattern,
    layout: 'admin',
    title: t.title,
    feature: 'templates',
    permitted: ({ actor }) => may.writeTemplates(actor),
    component: () => import('./templates/template-page.tsx'),
  },
])
