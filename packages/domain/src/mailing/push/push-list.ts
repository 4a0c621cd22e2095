import { choicesOf, full, list } from '../../kernel/list.ts'
import { momentLabel, momentLabels } from '../moments.ts'
import { mailStatus } from '../status.ts'
import type { PushLine } from './push-contract.ts'
import { pushReasons, pushWords as w } from './push-words.ts'

/** Notifications to devices, with what became of each. */
export const pushList = list<PushLine>()({
  user_name: { label: w.person, kind: 'text', ...full, width: 180 },
  user_agent: { label: w.device, kind: 'text', isExported: true, width: 180 },
  body: { label: w.text, kind: 'text', isExported: true, width: 320 },
  moment: { label: w.moment, kind: 'choice', of: { keys: Object.keys(momentLabels), labelOf: momentLabel }, ...full, width: 200 },
  status: { label: w.status, kind: 'code', of: mailStatus, isSortable: true, isExported: true, isBadge: true, width: 150 },
  reason: { label: w.reason, kind: 'text', of: choicesOf(pushReasons), isFilterable: true, isExported: true, width: 200 },
  created_at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  send_at: { label: w.leaves, kind: 'instant', ...full, showsTime: true, isHidden: true, width: 160 },
  sent_at: { label: w.sentAt, kind: 'instant', ...full, showsTime: true, isHidden: true, width: 160 },
})
