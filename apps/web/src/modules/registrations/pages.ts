import { otherDocuments } from '@kxo/domain/documents/paths'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { adminEventProducts } from '@kxo/domain/products/paths'
import { may as mayProducts } from '@kxo/domain/products/permissions'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { eventProductWords } from '@kxo/domain/registrations/options/option-words'
import { ownDocumentsWords } from '@kxo/domain/registrations/papers/own-documents-words'
import { myEvents, personalEvent, signin, signinCollective, visitorSignin } from '@kxo/domain/registrations/paths'
import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { visitorWords } from '@kxo/domain/registrations/visitor/visitor-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { IconShoppingCart } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey, aNumber, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { isMoment, orderOf, ownAddress } from './own/own-address.ts'

export const registrationsPages = pages([
  {
    space: 'user',
    path: signin.pattern,
    layout: 'user-no-footer',
    title: w.signInTitle,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    address: z.object({ step: aKey, code: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ ownQuery }) => [ownQuery(recordIdIn(params['id']))]),
    component: () => import('./signin/signin-page.tsx'),
  },
  {
    space: 'user',
    path: signinCollective.pattern,
    layout: 'user-no-footer',
    title: collectiveWords.title,
    permitted: ({ actor, tenant }) => mayRegisterPeople(actor, { has_delegation: tenant.features.includes('delegation') }) !== 'nobody',
    reads: ({ params }) => import('./api.ts').then(({ eventQuery }) => [eventQuery(recordIdIn(params['id']))]),
    component: () => import('./collective/collective-page.tsx'),
  },
  {
    space: 'user',
    path: myEvents.pattern,
    layout: 'user',
    title: w.myEventsTitle,
    permitted: ({ actor }) => isSignedIn(actor),
    address: ownAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ ownSource }) => {
        const { tab = 'upcoming' } = z.parse(ownAddress, search)
        return isMoment(tab) ? [listQuery(ownSource(tab), search, orderOf(tab))] : []
      }),
    component: () => import('./own/my-events-page.tsx'),
  },
  {
    space: 'user',
    path: otherDocuments.pattern,
    layout: 'user',
    title: ownDocumentsWords.title,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    reads: async () => {
      const [{ registrationPapersQuery }, { ownPapersQuery }] = await Promise.all([
        import('./papers/papers-api.ts'),
        import('../documents/index.ts'),
      ])
      return [registrationPapersQuery(), ownPapersQuery()]
    },
    component: () => import('./own-documents/own-documents-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventProducts.pattern,
    layout: 'admin',
    title: eventProductWords.title,
    menu: { group: planningGroup, order: 6, icon: IconShoppingCart, label: eventProductWords.title },
    offered: ({ tenant }) => tenant.params.manage_products,
    permitted: ({ actor }) => mayProducts.readOptions(actor),
    address: z.object({ tab: oneOf(['preparation', 'synthesis']), event: aNumber }),
    reads: ({ search }) =>
      import('./options/options-api.ts').then(({ eventProductsQuery, optionTotalsQuery, preparationsSource }) => {
        const event = search['event'] === undefined ? undefined : Number(search['event'])
        const ofTab =
          event === undefined
            ? []
            : search['tab'] === 'preparation'
              ? [listQuery(preparationsSource(event), search)]
              : [search['tab'] ? optionTotalsQuery(event) : eventProductsQuery(event)]
        return [eventProductsQuery(undefined), ...ofTab]
      }),
    component: () => import('./options/event-products-page.tsx'),
  },
  {
    space: 'public',
    path: visitorSignin.pattern,
    layout: 'blank',
    title: visitorWords.title,
    component: () => import('./visitor/visitor-page.tsx'),
  },
  {
    space: 'public',
    path: personalEvent.pattern,
    layout: 'blank',
    title: w.personalTitle,
    isDoor: true,
    component: () => import('./signin/personal-page.tsx'),
  },
])
