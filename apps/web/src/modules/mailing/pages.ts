import { adminMails, adminMailTemplate, adminMailTemplates, adminSms, unsubscribe } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { templateWords as t } from '@kxo/domain/mailing/template-words'
import { scopeNames } from '@kxo/domain/mailing/templates/scope'
import { unsubscribeWords } from '@kxo/domain/mailing/unsubscribe-words'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { IconDeviceMobileMessage, IconMail, IconTemplate } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { communicationGroup, customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { mailsAddress, statusIn } from './mails-address.ts'

export const mailingPages = pages([
  {
    space: 'public',
    path: unsubscribe.pattern,
    layout: 'blank',
    title: unsubscribeWords.pageTitle,
    whileSuspended: true,
    component: () => import('./unsubscribe-page.tsx'),
  },
  {
    space: 'admin',
    path: adminMails.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.readMails(actor),
    menu: { group: communicationGroup, order: 10, icon: IconMail, label: w.title },
    address: mailsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ latestFirst, mailsSource, mailUsageQuery }) => {
        const { status } = z.parse(mailsAddress, search)
        const known = statusIn(status)
        return [
          mailUsageQuery(),
          ...(status === undefined || known ? [listQuery(mailsSource({ status: known }), search, latestFirst)] : []),
        ]
      }),
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
    address: z.object({ tab: oneOf(['templates', 'register', 'settings']) }),
    reads: ({ search }) =>
      import('./sms/sms-api.ts').then(({ latestFirst, smsSource, smsTemplatesSource, smsUsageQuery }) => [
        smsUsageQuery(),
        ...(search['tab'] === 'register' ? [listQuery(smsSource(), search, latestFirst)] : []),
        ...(search['tab'] === undefined ? [listQuery(smsTemplatesSource(), search)] : []),
      ]),
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
    address: z.object({ view: oneOf(['timeline']), show: oneOf(['on', 'own', 'unsent']) }),
    reads: () => import('./templates/templates-api.ts').then(({ templatesQuery }) => [templatesQuery()]),
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
    address: z.object({ scope: oneOf(scopeNames) }),
    reads: ({ params, search }) =>
      import('./templates/templates-api.ts').then(({ scopeIn, templateQuery }) => [templateQuery(params['moment'] ?? '', scopeIn(search))]),
    component: () => import('./templates/template-page.tsx'),
  },
])
