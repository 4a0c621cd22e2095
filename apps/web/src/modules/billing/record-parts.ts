import { may } from '@kxo/domain/billing/permissions'
import { billWords as w } from '@kxo/domain/billing/words'
import { lazy } from 'react'
import type { RecordPart } from '../../app/record-part.tsx'

/** The bills of a company on its record, for the payments right. */
export const billingParts: readonly RecordPart[] = [
  {
    record: 'company',
    key: 'bills',
    label: w.bills,
    order: 50,
    permitted: ({ actor }) => may.invoice(actor),
    Content: lazy(() => import('./company-bills.tsx')),
  },
]
