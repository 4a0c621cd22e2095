import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { RecordPart } from '../../app/record-part.tsx'

/** The registrations of a person on their record. */
export const registrationParts: readonly RecordPart[] = [
  {
    record: 'contact',
    key: 'registrations',
    label: w.registrations,
    order: 20,
    permitted: ({ actor }) => may.list(actor),
    component: () => import('./person-registrations.tsx'),
  },
]
