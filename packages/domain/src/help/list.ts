import { full, list } from '../kernel/list.ts'
import type { Complaint } from './complaints-contract.ts'
import type { SupportLine } from './contract.ts'
import { complaintGravity, supportKind, supportStatus } from './status.ts'
import { helpWords as w } from './words.ts'

/** Requests to the vendor: one's own, or the vendor's queue. */
export const requestList = list<SupportLine>()({
  subject: { label: w.subject, kind: 'text', isSortable: true, isFilterable: true, width: 280 },
  id: { label: w.number, kind: 'number', isSortable: true, width: 80 },
  tenant_name: { label: w.space, kind: 'text', isSortable: true, width: 180 },
  kind: { label: w.kind, kind: 'choice', of: supportKind, isSortable: true, isFilterable: true, isBadge: true, width: 140 },
  status: { label: w.state, kind: 'choice', of: supportStatus, isSortable: true, isFilterable: true, isBadge: true, width: 130 },
  created_at: { label: w.requestedOn, kind: 'instant', isSortable: true, isFilterable: true, showsTime: true, width: 170 },
  answered_at: { label: w.answeredOn, kind: 'instant', isSortable: true, isFilterable: true, showsTime: true, width: 170 },
  due_on: { label: w.dueOn, kind: 'day', width: 150 },
})

/** The quality register (FOR-43, indicators 31 and 32). */
export const complaintList = list<Complaint>()({
  person: { label: w.person, kind: 'text', ...full, width: 180 },
  received_on: { label: w.receivedOn, kind: 'day', ...full, width: 120 },
  is_late: { label: w.deadline, kind: 'flag', isExported: true, width: 140 },
  category: { label: w.category, kind: 'text', ...full, width: 150 },
  gravity: { label: w.gravity, kind: 'choice', of: complaintGravity, ...full, isBadge: true, width: 120 },
  answer_due: { label: w.answerDue, kind: 'day', isExported: true, width: 150 },
  closed_on: { label: w.closedOn, kind: 'day', ...full, width: 120 },
  event_title: { label: w.event, kind: 'text', ...full, isHidden: true, width: 200 },
  owner_name: { label: w.owner, kind: 'text', ...full, isHidden: true, width: 160 },
  channel: { label: w.channel, kind: 'text', ...full, isHidden: true, width: 120 },
  acknowledgement_due: { label: w.acknowledgementDue, kind: 'day', isExported: true },
  acknowledged_on: { label: w.acknowledgedOn, kind: 'day', isSortable: true, isExported: true, isHidden: true, width: 150 },
  statement: { label: w.statement, kind: 'text', isExported: true },
  cause: { label: w.cause, kind: 'text', isExported: true },
  action: { label: w.action, kind: 'text', isExported: true },
  is_satisfied: { label: w.satisfied, kind: 'flag', isExported: true },
})
