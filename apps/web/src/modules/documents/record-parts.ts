import { may } from '@kxo/domain/documents/permissions'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

const tab = { key: 'documents', label: w.tab, order: 40, permitted: ({ actor }) => may.listAll(actor) } satisfies Partial<RecordPart>

/** The documents of a person, of a company with its people, and of an event, on their record. */
export const documentsParts: readonly RecordPart[] = [
  { record: 'contact', ...tab, Content: lazy(() => import('./lists/person-documents.tsx')) },
  { record: 'company', ...tab, Content: lazy(() => import('./lists/company-documents.tsx')) },
  { record: 'event', ...tab, order: 60, Content: lazy(() => import('./lists/event-documents.tsx')) },
  {
    record: 'ownCompany',
    ...tab,
    permitted: ({ actor }) => may.listOfCompany(actor),
    Content: lazy(() => import('./lists/own-company-documents.tsx')),
  },
]
