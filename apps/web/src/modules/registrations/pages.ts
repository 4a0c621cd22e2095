import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { myEvents, personalEvent, signin, signinCollective } from '@kxo/domain/registrations/paths'
import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
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
    space: 'public',
    path: personalEvent.pattern,
    layout: 'blank',
    title: w.personalTitle,
    isDoor: true,
    component: () => import('./signin/personal-page.tsx'),
  },
])
