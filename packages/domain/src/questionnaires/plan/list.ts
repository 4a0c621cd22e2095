import { full, list } from '../../kernel/list.ts'
import { questionnairesWords } from '../words.ts'
import type { ImprovementAction } from './action-contract.ts'
import { improvementStatus } from './action-status.ts'
import { improvementKind } from './kind.ts'
import { planWords as w } from './plan-words.ts'

/** The plan of improvement (FOR-43, indicators 30 to 32). */
export const improvementList = list<ImprovementAction>()({
  label: { label: w.label, kind: 'text', ...full, width: 280 },
  kind: { label: w.kind, kind: 'code', of: improvementKind, ...full, isBadge: true, width: 120 },
  status: { label: w.status, kind: 'choice', of: improvementStatus, ...full, isBadge: true, width: 120 },
  owner_name: { label: w.owner, kind: 'text', ...full, width: 160 },
  due_at: { label: w.due, kind: 'instant', ...full, width: 150 },
  is_late: { label: w.late, kind: 'flag', isFilterable: true, isExported: true },
  form_name: { label: questionnairesWords.title, kind: 'text', ...full, width: 200 },
  event_title: { label: questionnairesWords.event, kind: 'text', ...full, width: 200 },
  question: { label: w.about, kind: 'text', isExported: true },
  said: { label: w.said, kind: 'text', isExported: true },
  closed_at: { label: w.doneOn, kind: 'instant', ...full, width: 140 },
  closed_by_name: { label: w.doneBy, kind: 'text', isExported: true },
  result: { label: w.result, kind: 'text', isExported: true, width: 240 },
  created_at: { label: w.createdOn, kind: 'instant', ...full, isHidden: true, width: 140 },
  created_by_name: { label: w.createdBy, kind: 'text', isExported: true },
})
