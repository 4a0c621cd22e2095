import { entityWords } from '@kxo/domain/billing/entity-words'
import { journalWords } from '@kxo/domain/billing/journal/journal-words'
import { adminEntities, bill, bills, quote, salesJournal } from '@kxo/domain/billing/paths'
import { may } from '@kxo/domain/billing/permissions'
import { quoteWords } from '@kxo/domain/billing/quotes/quote-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { isSignedIn, isSignedInFully } from '@kxo/domain/kernel/permissions'
import { IconBook2, IconBuildingBank, IconReceiptEuro } from '@tabler/icons-react'
import { lazy } from 'react'
import * as z from 'zod/mini'
import { customisationGroup, documentsGroup, paymentsGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { billsAddress, categoryOf } from './bills/bills-address.ts'
import { journalAddress, narrowedBy } from './journal/journal-address.ts'

export const billingPages = pages([
  {
    space: 'user',
    path: bills.pattern,
    layout: 'user',
    title: w.bills,
    menu: { group: documentsGroup, order: 10, icon: IconReceiptEuro, label: w.bills, Counter: lazy(() => import('./bills/due-count.tsx')) },
    permitted: ({ actor }) => isSignedInFully(actor),
    address: billsAddress,
    reads: ({ search }) =>
      Promise.all([import('./api.ts'), import('./quotes/quote-api.ts')]).then(
        ([{ billsSource, latestNumberFirst, totalsQuery }, { quotesSource }]) => {
          const { tab = 'bills' } = z.parse(billsAddress, search)
          const listed =
            tab === 'quotes'
              ? listQuery(quotesSource({ recipient: 'me' }), search, latestNumberFirst)
              : listQuery(billsSource({ recipient: 'me', category: categoryOf[tab] }), search, latestNumberFirst)
          return [totalsQuery({ recipient: 'me' }), listed]
        },
      ),
    component: () => import('./bills/bills-page.tsx'),
  },
  {
    space: 'user',
    path: bill.pattern,
    layout: 'user',
    title: w.bills,
    permitted: ({ actor }) => isSignedInFully(actor),
    reads: ({ params }) => import('./api.ts').then(({ billQuery }) => [billQuery(params['code'] ?? '')]),
    component: () => import('./bill/bill-page.tsx'),
  },
  {
    space: 'user',
    path: quote.pattern,
    layout: 'user',
    title: quoteWords.quotes,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params }) => import('./quotes/quote-api.ts').then(({ quoteQuery }) => [quoteQuery(recordIdIn(params['id']))]),
    component: () => import('./quotes/quote-page.tsx'),
  },
  {
    space: 'admin',
    path: salesJournal.pattern,
    layout: 'admin',
    title: journalWords.title,
    menu: { group: paymentsGroup, order: 30, icon: IconBook2, label: journalWords.title },
    feature: 'accounting',
    offered: ({ tenant }) => tenant.params.sales_journal,
    permitted: ({ actor }) => may.invoice(actor),
    address: journalAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ salesSource, salesTotalsQuery }) => {
        const narrowed = narrowedBy(z.parse(journalAddress, search))
        return [salesTotalsQuery(narrowed), listQuery(salesSource(narrowed), search)]
      }),
    component: () => import('./journal/sales-journal-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEntities.pattern,
    layout: 'admin',
    title: entityWords.title,
    menu: { group: customisationGroup, order: 70, icon: IconBuildingBank, label: entityWords.title },
    offered: ({ tenant }) => tenant.params.has_entities,
    permitted: ({ actor }) => may.manageEntities(actor),
    reads: () => import('./entities/entity-api.ts').then(({ entitiesQuery }) => [entitiesQuery()]),
    component: () => import('./entities/entities-page.tsx'),
  },
])
