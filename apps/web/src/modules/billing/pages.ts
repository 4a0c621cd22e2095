import { bill, bills } from '@kxo/domain/billing/paths'
import { billWords as w } from '@kxo/domain/billing/words'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { IconReceiptEuro } from '@tabler/icons-react'
import { documentsGroup } from '../../app/menu-groups.ts'
import { pages } from '../../app/page.ts'

export const billingPages = pages([
  {
    space: 'user',
    path: bills.pattern,
    layout: 'user',
    title: w.bills,
    menu: { group: documentsGroup, order: 10, icon: IconReceiptEuro, label: w.bills },
    permitted: ({ actor }) => isSignedInFully(actor),
    component: () => import('./bills-page.tsx'),
  },
  {
    space: 'user',
    path: bill.pattern,
    layout: 'user',
    title: w.bills,
    permitted: ({ actor }) => isSignedInFully(actor),
    component: () => import('./bill-page.tsx'),
  },
])
