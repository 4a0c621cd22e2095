import { may } from '@kxo/domain/fields/permissions'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** The fields added to the organisation itself, in its settings. */
export const fieldsParts: readonly RecordPart[] = [
  {
    record: 'organisation',
    key: 'fields',
    label: w.more,
    order: 10,
    permitted: ({ actor }) => may.customise(actor),
    Content: lazy(() => import('./layout/organisation-fields.tsx')),
  },
]
