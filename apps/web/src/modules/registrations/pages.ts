import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { adminEventProducts } from '@kxo/domain/products/paths'
import { may as mayProducts } from '@kxo/domain/products/permissions'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { eventProductWords } from '@kxo/domain/registrations/options/option-words'
import { myEvents, personalEvent, signin, signinCollective, visitorSignin } from '@kxo/domain/registrations/paths'
import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { visitorWords } from '@kxo/domain/registrations/visitor/visitor-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { IconShoppingCart } from '@tabler/icons-react'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const registrationsPages = pages([
  {
    space: 'user',
    path: signin.pattern,
    layout: 'user-no-footer',
    title: w.signInTitle,
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./signin/signin-page.tsx'),
  },
  {
    space: 'user',
    path: signinCollective.pattern,
    layout: 'user-no-footer',
    title: collectiveWords.title,
    permitted: ({ actor, tenant }) => mayRegisterPeople(actor, { has_delegation: tenant.features.includes('delegation') }) !== 'nobody',
    component: () => import('./collective/collective-page.tsx'),
  },
  {
    space: 'user',
    path: myEvents.pattern,
    layout: 'user',
    title: w.myEventsTitle,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./own/my-events-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventProducts.pattern,
    layout: 'admin',
    title: eventProductWords.title,
    menu: { group: planningGroup, order: 6, icon: IconShoppingCart, label: eventProductWords.title },
    offered: ({ tenant }) => tenant.params.manage_products,
    permitted: ({ actor }) => mayProducts.readOptions(actor),
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
