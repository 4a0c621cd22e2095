import { documentStatus } from '../documents/status.ts'
import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import type { AgreementRow } from './agreement.ts'
import { agreementKind } from './agreement-legal.ts'
import { signaturesWords as w } from './words.ts'

/** Agreements of the space. */
export const agreementList = list<AgreementRow>()({
  reference: { label: w.reference, kind: 'text', ...full, width: 130, isWhole: true },
  party: { label: w.party, kind: 'text', ...full, width: 220 },
  event_title: { label: w.event, kind: 'text', ...full, width: 240 },
  kind: { label: labels.type, kind: 'code', of: agreementKind, ...full, width: 200 },
  status: { label: labels.status, kind: 'code', of: documentStatus, ...full, isBadge: true, width: 120 },
  signed: { label: w.signatures, kind: 'number', isExported: true, width: 110 },
  amount: { label: w.amount, kind: 'money', ...full, width: 120 },
  deadline: { label: w.deadline, kind: 'day', ...full, width: 120 },
  withdrawal_until: { label: w.withdrawalUntil, kind: 'day', ...full, width: 150 },
  payable_from: { label: w.payableFrom, kind: 'day', ...full, width: 150 },
  signed_at: { label: w.signedAt, kind: 'instant', ...full, width: 130 },
  created_at: { label: w.createdAt, kind: 'instant', ...full, isHidden: true, width: 130 },
})
