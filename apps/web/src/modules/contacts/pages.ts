import { adminContact, adminContacts } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { IconUsers } from '@tabler/icons-react'
import { pages } from '../../app/page.ts'

export const contactsPages = pages([
  {
    space: 'admin',
    path: adminContacts.pattern,
    layout: 'admin',
    title: w.listTitle,
    menu: { order: 20, icon: IconUsers, label: w.listTitle },
    landing: { rank: 50, when: ({ actor }) => actor.restriction !== 'none' || actor.profile === 'CNS' },
    permitted: ({ actor }) => may.listContacts(actor),
    component: () => import('./contacts-page.tsx'),
  },
  {
    space: 'admin',
    path: adminContact.pattern,
    layout: 'admin',
    title: w.recordTitle,
    permitted: ({ actor }) => may.listContacts(actor),
    component: () => import('./contact-page.tsx'),
  },
])
