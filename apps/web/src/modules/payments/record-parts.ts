import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** What is to come of one's orders, under one's own bills. */
export const paymentsParts: readonly RecordPart[] = [
  {
    record: 'ownBills',
    key: 'schedule',
    label: w.coming,
    order: 10,
    permitted: ({ actor }) => isSignedInFully(actor),
    Content: lazy(() => import('./schedule.tsx')),
  },
]
