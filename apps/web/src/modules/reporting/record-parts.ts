import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

/** The years of a company, on its record. */
export const reportingParts: readonly RecordPart[] = [
  {
    record: 'company',
    key: 'summary',
    label: w.yearsTab,
    order: 80,
    permitted: ({ actor }) => may.seeCompanyYears(actor),
    Content: lazy(() => import('./company-years.tsx')),
  },
]
