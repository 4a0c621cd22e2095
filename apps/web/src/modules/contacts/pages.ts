import { adminContact, adminContacts, adminContactsOf, profile, team } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { IconUser, IconUsers } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { contactsAddress } from './contacts/contacts-address.ts'

export const contactsPages = pages([
  {
    space: 'admin',
    path: adminContacts.pattern,
    layout: 'admin',
    title: w.listTitle,
    menu: { order: 20, icon: IconUsers, label: w.listTitle },
    landing: { rank: 50, when: ({ actor }) => actor.is_admin && (actor.restriction !== 'none' || actor.profile === 'CNS') },
    permitted: ({ actor }) => may.listContacts(actor),
    address: contactsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ columnReads, contactsSource }) => {
        const { tab } = z.parse(contactsAddress, search)
        return tab === 'duplicates' ? [] : [listQuery(contactsSource(tab === 'all' ? undefined : tab), search), ...columnReads()]
      }),
    component: () => import('./contacts/contacts-page.tsx'),
  },
  {
    space: 'admin',
    path: adminContactsOf.pattern,
    under: adminContacts.pattern,
    layout: 'admin',
    title: w.ofCompanyTitle,
    permitted: ({ actor }) => may.listContacts(actor),
    reads: ({ params, search }) =>
      import('./api.ts').then(({ columnReads, companyQuery, peopleOfSource }) => {
        const company = recordIdIn(params['company'])
        return [companyQuery(company), listQuery(peopleOfSource(company), search), ...columnReads()]
      }),
    component: () => import('./company/company-contacts-page.tsx'),
  },
  {
    space: 'admin',
    path: adminContact.pattern,
    under: adminContacts.pattern,
    layout: 'admin',
    title: w.recordTitle,
    permitted: ({ actor }) => may.listContacts(actor),
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ contactReads }) => contactReads(recordIdIn(params['id']))),
    component: () => import('./contact/contact-page.tsx'),
  },
  {
    space: 'user',
    path: profile.pattern,
    layout: 'user',
    title: w.myProfile,
    menu: {
      order: 50,
      icon: IconUser,
      label: w.myProfile,
      address: ({ user }) => profile(user?.id ?? 0),
      shown: ({ tenant }) => !tenant.params.hide_usermenu_monprofil && !tenant.params.hide_user_entries,
    },
    permitted: ({ actor }) => isSignedInFully(actor),
    completesAccount: true,
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ contactQuery }) => [contactQuery(recordIdIn(params['id']))]),
    component: () => import('./profile-page.tsx'),
  },
  {
    space: 'user',
    path: team.pattern,
    layout: 'user',
    title: w.team,
    menu: { order: 70, icon: IconUsers, label: w.team, recruiting: true },
    feature: 'referent',
    permitted: ({ actor }) => may.listTeam(actor),
    address: z.object({ tab: aKey }),
    reads: ({ search }) =>
      import('./api.ts').then(({ peopleOfSource }) => (search['tab'] ? [] : [listQuery(peopleOfSource('mine'), search)])),
    component: () => import('./team/team-page.tsx'),
  },
])
