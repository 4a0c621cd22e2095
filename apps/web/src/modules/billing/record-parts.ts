import { may } from '@kxo/domain/billing/permissions'
import { billWords as w } from '@kxo/domain/billing/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

const tab = { key: 'bills', label: w.bills, order: 50, permitted: ({ actor }) => may.invoice(actor) } satisfies Partial<RecordPart>

/** The bills of a person and of a company on their record, for the payments right. */
export const billingParts: readonly RecordPart[] = [
  { record: 'contact', ...tab, Content: lazy(() => import('./bills/person-bills.tsx')) },
  { record: 'company', ...tab, Content: lazy(() => import('./bills/company-bills.tsx')) },
]
