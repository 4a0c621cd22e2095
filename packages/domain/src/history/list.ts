import { type Choices, choicesOf, full, list } from '../kernel/list.ts'
import { workStatus } from '../kernel/work-status.ts'
import { traceActionOf } from '../traces/actions.ts'
import { consentLabels, consentSourceLabels } from '../traces/consent.ts'
import type { ConsentLine, DataRequestLine, TraceLine, WorkLine } from './contract.ts'
import { sourceNames, workNames } from './names.ts'
import { historyWords as w } from './words.ts'

/** Acts by their label; one written by another version keeps its name. */
export const actsAmong = (keys: readonly string[]): Choices => ({
  keys,
  labelOf: (key: string) => traceActionOf(key)?.label ?? { fr: key, en: key },
})

/** What was done, whatever the family; each history filters among the acts of its own. */
export const traceList = list<TraceLine>()({
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  action: { label: w.action, kind: 'choice', of: actsAmong([]), ...full, width: 200 },
  subject_name: { label: w.record, kind: 'text', ...full, width: 180 },
  changes: { label: w.changed, kind: 'text', isExported: true, width: 380 },
  user_name: { label: w.by, kind: 'text', ...full, width: 180 },
  acting_admin_name: { label: w.inSession, kind: 'text', isExported: true },
  source: { label: w.source, kind: 'choice', of: choicesOf(sourceNames), isFilterable: true, isExported: true, width: 180 },
  info: { label: w.info, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 220 },
})

/** What people agreed to or refused, with the words they read (PRV-03). */
export const consentList = list<ConsentLine>()({
  user_name: { label: w.person, kind: 'text', ...full, width: 200 },
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  channel: {
    label: w.channel,
    kind: 'choice',
    of: choicesOf(consentLabels),
    ...full,
    width: 180,
  },
  is_given: { label: w.answer, kind: 'flag', isFilterable: true, isExported: true, width: 120 },
  wording: { label: w.wording, kind: 'text', isExported: true, width: 420 },
  source: { label: w.source, kind: 'choice', of: choicesOf(consentSourceLabels), isFilterable: true, isExported: true, width: 170 },
})

const requestKinds = choicesOf({ export: w.requestExport, erasure: w.requestErasure })
const requestStatuses = choicesOf({ asked: w.asked, done: w.done, refused: w.refused, failed: w.failed })

/** Access and erasure people asked for, due within a month (PRV-20). */
export const dataRequestList = list<DataRequestLine>()({
  user_name: { label: w.person, kind: 'text', ...full, width: 200 },
  kind: { label: w.request, kind: 'choice', of: requestKinds, isFilterable: true, isExported: true, width: 180 },
  status: { label: w.status, kind: 'choice', of: requestStatuses, isFilterable: true, isExported: true, width: 140 },
  asked_at: { label: w.requestedOn, kind: 'instant', isSortable: true, isExported: true, showsTime: true, width: 160 },
  asked_by_name: { label: w.requestedBy, kind: 'text', isExported: true, width: 180 },
  due_on: { label: w.dueOn, kind: 'day', isSortable: true, isExported: true, width: 150 },
  done_at: { label: w.doneOn, kind: 'instant', isExported: true, showsTime: true, width: 160 },
})

/** Long works: who launched them, how far they are, what failed. */
export const workList = list<WorkLine>()({
  kind: { label: w.work, kind: 'choice', of: choicesOf(workNames), ...full, width: 220 },
  status: { label: w.status, kind: 'code', of: workStatus, isFilterable: true, isExported: true, isBadge: true, width: 130 },
  created_by_name: { label: w.launchedBy, kind: 'text', isFilterable: true, isExported: true, width: 180 },
  created_at: { label: w.startedOn, kind: 'instant', ...full, showsTime: true, width: 160 },
  finished_at: { label: w.endedOn, kind: 'instant', isExported: true },
  lasted: { label: w.lasted, kind: 'number', exportedAs: ['finished_at'], width: 110 },
  total: { label: w.rows, kind: 'number', isExported: true },
  progress: { label: w.progress, kind: 'text', isExported: true, exportedAs: ['progress', 'total'], width: 240 },
  failed: { label: w.failures, kind: 'number', isExported: true, width: 100 },
  reason: { label: w.rejection, kind: 'text', isExported: true },
})
