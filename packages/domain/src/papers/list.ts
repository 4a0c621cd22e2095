import { documentKind } from '../documents/kind.ts'
import { documentRestriction } from '../documents/restriction.ts'
import { documentStatus } from '../documents/status.ts'
import { documentsWords as d } from '../documents/words.ts'
import { full, list } from '../kernel/list.ts'
import type { CollectPerson } from './collect-contract.ts'
import type { PaperRow } from './contract.ts'
import { papersWords as w } from './words.ts'

/** The register of other documents. */
export const paperList = list<PaperRow>()({
  name: { label: d.name, kind: 'text', ...full, width: 260 },
  user_name: { label: d.person, kind: 'text', ...full, width: 160 },
  kind: { label: w.kind, kind: 'code', of: documentKind, ...full, width: 170 },
  status: { label: d.status, kind: 'code', of: documentStatus, ...full, isBadge: true, width: 120 },
  expires_on: { label: w.expiresOn, kind: 'day', ...full, width: 120 },
  event_title: { label: d.event, kind: 'text', ...full, width: 180 },
  company_name: { label: w.company, kind: 'text', ...full, isHidden: true, width: 160 },
  deposited_by: { label: w.depositedBy, kind: 'text', ...full, width: 150 },
  restriction: { label: d.visibility, kind: 'code', of: documentRestriction, ...full, isHidden: true, width: 170 },
  due_on: { label: w.dueOn, kind: 'day', ...full, isHidden: true, width: 120 },
  created_at: { label: d.createdAt, kind: 'instant', ...full, width: 120 },
  sent_at: { label: d.sentAt, kind: 'instant', ...full, isHidden: true, width: 120 },
  decided_at: { label: w.decidedAt, kind: 'instant', ...full, isHidden: true, width: 130 },
  reason: { label: w.reason, kind: 'text', isExported: true, isHidden: true, width: 200 },
})

/** People down the matrix of what is to be collected. */
export const collectList = list<CollectPerson>()({
  name: { label: d.person, kind: 'text', isSortable: true, isExported: true, width: 200 },
  company_name: { label: w.company, kind: 'text', isSortable: true, isExported: true, isHidden: true, width: 160 },
  mail: { label: w.mail, kind: 'text', isExported: true, isHidden: true, width: 200 },
  awaited: { label: w.awaitedCount, kind: 'number', isSortable: true, isExported: true, width: 90 },
  to_check: { label: w.toCheckCount, kind: 'number', isSortable: true, isExported: true, width: 90 },
})
