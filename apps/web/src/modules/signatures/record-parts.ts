import { may } from '@kxo/domain/signatures/permissions'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'
import { hasWord } from '../../platform/viewer.ts'

const tab = {
  key: 'contracts',
  label: w.list,
  order: 42,
  permitted: (viewer) => hasWord(viewer, 'contract') && may.readAgreements(viewer.actor),
} satisfies Partial<RecordPart>

/** The agreements of a company and of a person, on their record. */
export const signaturesParts: readonly RecordPart[] = [
  { record: 'company', ...tab, Content: lazy(() => import('./register/company-agreements.tsx')) },
  { record: 'contact', ...tab, Content: lazy(() => import('./register/person-agreements.tsx')) },
]
