import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { RecordPart } from '../../app/record-part.tsx'

/** The registrations of an event on its pages, and of a person on their record. */
export const registrationParts: readonly RecordPart[] = [
  {
    record: 'event',
    place: 'head',
    key: 'own-registration',
    label: w.ownCard,
    order: 10,
    permitted: ({ actor }) => isSignedIn(actor),
    component: () => import('./own-registration-card.tsx'),
  },
  {
    record: 'adminEvent',
    place: 'tab',
    key: 'registrations',
    label: w.registrations,
    order: 20,
    permitted: ({ actor }) => may.list(actor),
    component: () => import('./registrations-tab.tsx'),
  },
  {
    record: 'contact',
    place: 'tab',
    key: 'registrations',
    label: w.registrations,
    order: 20,
    permitted: ({ actor }) => may.list(actor),
    component: () => import('./person-registrations.tsx'),
  },
]
