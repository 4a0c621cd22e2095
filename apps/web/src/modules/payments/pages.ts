import { invoicing } from '@kxo/domain/billing/paths'
import { may } from '@kxo/domain/billing/permissions'
import { billWords } from '@kxo/domain/billing/words'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { groupedWords } from '@kxo/domain/payments/grouped/grouped-words'
import {
  adminPayments,
  billPayment,
  checkoutParameter,
  eventPayment,
  groupedBilling,
  groupPayment,
  testBank,
} from '@kxo/domain/payments/paths'
import { may as mayPay } from '@kxo/domain/payments/permissions'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { IconCashRegister, IconFileInvoice, IconFiles } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { paymentsGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { groupedAddress } from './grouped/grouped-address.ts'
import {
  categoryOf,
  dueBills,
  followingAddress,
  invoicingAddress,
  lastReceivedFirst,
  latestClosedFirst,
  soonestDue,
} from './invoicing-address.ts'

export const paymentsPages = pages([
  {
    space: 'user',
    path: eventPayment.pattern,
    layout: 'user-no-footer',
    title: w.title,
    feature: 'payment',
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    address: z.object({ [checkoutParameter]: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ eventPaymentQuery }) => [eventPaymentQuery(recordIdIn(params['id']))]),
    component: () => import('./paying/event-payment-page.tsx'),
  },
  {
    space: 'user',
    path: groupPayment.pattern,
    layout: 'user-no-footer',
    title: collectiveWords.payTitle,
    feature: 'payment',
    permitted: ({ actor, tenant }) => mayRegisterPeople(actor, { has_delegation: tenant.features.includes('delegation') }) !== 'nobody',
    reads: ({ params }) =>
      import('./api.ts').then(({ groupPaymentQuery, usersIn }) => [groupPaymentQuery(recordIdIn(params['id']), usersIn(params['users']))]),
    component: () => import('./paying/group-payment-page.tsx'),
  },
  {
    space: 'user',
    path: billPayment.pattern,
    layout: 'user',
    title: w.payBill,
    feature: 'payment',
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    address: z.object({ [checkoutParameter]: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ billPaymentQuery }) => [billPaymentQuery(recordIdIn(params['id']))]),
    component: () => import('./paying/bill-payment-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPayments.pattern,
    layout: 'admin',
    title: w.following,
    menu: { group: paymentsGroup, order: 10, icon: IconCashRegister, label: w.following },
    feature: 'payment',
    permitted: ({ actor }) => mayPay.account(actor),
    address: followingAddress,
    reads: ({ search }) =>
      Promise.all([import('../billing/index.ts'), import('./api.ts'), import('./matching/matching-api.ts')]).then(
        ([{ billQuery, billsSource, totalsQuery }, { paymentsSource, closingsSource }, matching]) => {
          const { tab = 'due', lines = 'toMatch', bill } = z.parse(followingAddress, search)
          if (bill) return [billQuery(bill)]
          if (tab === 'matching')
            return [
              totalsQuery(),
              matching.sureLinesQuery(),
              lines === 'files'
                ? listQuery(matching.bankFilesSource, search, matching.latestImportedFirst)
                : listQuery(matching.bankLinesSource(lines), search, matching.latestPaidFirst),
            ]
          return [
            totalsQuery(),
            tab === 'due'
              ? listQuery(billsSource(dueBills), search, soonestDue)
              : tab === 'received'
                ? listQuery(paymentsSource, search, lastReceivedFirst)
                : listQuery(closingsSource, search, latestClosedFirst),
          ]
        },
      ),
    component: () => import('./following-page.tsx'),
  },
  {
    space: 'admin',
    path: invoicing.pattern,
    layout: 'admin',
    title: billWords.register,
    menu: { group: paymentsGroup, order: 20, icon: IconFileInvoice, label: billWords.register },
    offered: ({ tenant }) => tenant.params.module_facturation,
    permitted: ({ actor }) => may.invoice(actor),
    address: invoicingAddress,
    reads: ({ search }) =>
      import('../billing/index.ts').then(({ billQuery, billsSource, quoteQuery, quotesSource, quoteTotalsQuery, totalsQuery }) => {
        const { tab = 'factures', bill, quote } = z.parse(invoicingAddress, search)
        if (bill) return [billQuery(bill)]
        if (quote) return [quoteQuery(recordIdIn(quote))]
        return tab === 'devis'
          ? [quoteTotalsQuery(), listQuery(quotesSource(), search)]
          : [totalsQuery(), listQuery(billsSource({ category: categoryOf[tab] }), search)]
      }),
    component: () => import('./invoicing-page.tsx'),
  },
  {
    space: 'admin',
    path: groupedBilling.pattern,
    layout: 'admin-no-footer',
    title: groupedWords.title,
    menu: { group: paymentsGroup, order: 25, icon: IconFiles, label: groupedWords.title },
    offered: ({ tenant }) => tenant.params.billing_page,
    permitted: ({ actor }) => may.invoice(actor),
    address: groupedAddress,
    reads: ({ search }) =>
      import('./grouped/grouped-api.ts').then(({ billablesQuery, runQuery }) => {
        const { job, step, ...chosen } = z.parse(groupedAddress, search)
        if (job) return [runQuery(Number(job))]
        return step === 'check' ? [billablesQuery(chosen)] : []
      }),
    component: () => import('./grouped/grouped-page.tsx'),
  },
  {
    space: 'public',
    path: testBank.pattern,
    layout: 'blank',
    title: w.bankTitle,
    component: () => import('./paying/test-bank-page.tsx'),
  },
])
