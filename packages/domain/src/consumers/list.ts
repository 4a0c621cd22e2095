import { full, list } from '../kernel/list.ts'
import type { ContractEndingLine } from './contract.ts'
import { contractEnding } from './kind.ts'
import { consumersWords as w } from './words.ts'

/** What consumers declared to end a contract (PRV-52, PRV-53). */
export const endingList = list<ContractEndingLine>()({
  name: { label: w.declarant, kind: 'text', ...full, width: 180 },
  kind: { label: w.kind, kind: 'choice', of: contractEnding, ...full, width: 130 },
  contract: { label: w.contractOrOrder, kind: 'text', ...full, width: 170 },
  mail: { label: w.declarantMail, kind: 'text', ...full, width: 210 },
  declared_at: { label: w.receivedAt, kind: 'instant', ...full, showsTime: true, width: 160 },
  reason: { label: w.reason, kind: 'text', isFilterable: true, isExported: true, width: 270 },
})
