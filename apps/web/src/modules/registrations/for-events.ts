import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { requestedPapersWords } from '@kxo/domain/events/papers/requested-papers-words'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { fundingWords } from '@kxo/domain/registrations/funding/funding-words'
import { messageWords } from '@kxo/domain/registrations/message-words'
import { signinCollective } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What a person's own catalogue draws, in one file. */
const catalogueParts = () => import('./own/catalogue-parts.ts')

/** What registrations add to the pages and cards of events. */
export const registrationsForEvents: Partial<EventsDependencies> = {
  tabs: [
    {
      key: 'registrations',
      label: w.registrations,
      order: 20,
      shown: (_, { actor }) => may.list(actor),
      Content: lazy(() => import('./lists/registrations-tab.tsx')),
    },
    {
      key: 'funding',
      label: fundingWords.tab,
      order: 25,
      shown: ({ is_training, is_payable }, { actor }) => is_training && is_payable && may.list(actor),
      Content: lazy(() => import('./funding/funding-tab.tsx')),
    },
    {
      key: 'papers',
      label: requestedPapersWords.title,
      order: 22,
      shown: ({ nature }, { actor }) => nature !== 'model' && may.list(actor),
      Content: lazy(() => import('./papers/papers-tab.tsx')),
    },
  ],
  personTabs: [
    {
      key: 'team',
      label: collectiveWords.teamTab,
      order: 30,
      shown: (_, { actor }) => isReferent(actor) && actor.company_id !== null,
      Content: lazy(() => import('./own/team-tab.tsx')),
    },
  ],
  activityTabs: [
    {
      key: 'people',
      label: activityWords.people,
      order: 10,
      shown: (_, { actor }) => may.list(actor),
      Content: lazy(() => import('./activities/activity-people.tsx')),
    },
  ],
  menu: [
    {
      label: collectiveWords.title,
      shown: ({ nature, is_active }, { actor }) => nature !== 'model' && is_active && may.follow(actor),
      to: ({ id }) => signinCollective(id, '0'),
    },
    {
      label: messageWords.write,
      shown: ({ nature }, { actor }) => nature !== 'model' && may.follow(actor),
      Dialog: lazy(() => import('./writing/write-dialog.tsx')),
    },
  ],
  allRegistrations: { shown: ({ actor }) => may.list(actor), Content: lazy(() => import('./lists/all-registrations.tsx')) },
  Home: lazy(() => catalogueParts().then(({ Home }) => ({ default: Home }))),
  readHome: () => catalogueParts().then(({ readsOfCatalogue }) => readsOfCatalogue()),
  OwnBadge: lazy(() => catalogueParts().then(({ OwnBadge }) => ({ default: OwnBadge }))),
  UnlessMine: lazy(() => catalogueParts().then(({ UnlessMine }) => ({ default: UnlessMine }))),
  OwnCard: lazy(() => import('./own/own-registration-card.tsx')),
  UnlessRegistered: lazy(() => import('./signin/unless-registered.tsx')),
  BelowRegister: lazy(() => import('./own/below-register.tsx')),
  HeadAct: lazy(() => import('./registering/register-act.tsx')),
  SigninPreview: lazy(() => import('./preview/signin-preview.tsx')),
}
