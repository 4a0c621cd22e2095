import { choicesOf, full, list } from '../../kernel/list.ts'
import { momentLabel, momentLabels } from '../moments.ts'
import { mailStatus } from '../status.ts'
import type { SmsLine, SmsTemplate } from './sms-contract.ts'
import { smsKinds, smsReasons } from './sms-kind.ts'
import { smsWords as w } from './sms-words.ts'

const moment = {
  label: w.moment,
  kind: 'choice',
  of: { keys: Object.keys(momentLabels), labelOf: momentLabel },
  ...full,
  width: 200,
} as const

/** Texts sent by SMS (A32). */
export const smsTemplateList = list<SmsTemplate>()({
  name: { label: w.name, kind: 'text', isSortable: true, isFilterable: true, width: 240 },
  moment: { ...moment, width: 220 },
  kind: { label: w.kind, kind: 'choice', of: choicesOf(smsKinds), isSortable: true, isFilterable: true, width: 130 },
  segments: { label: w.segments, kind: 'number', width: 110 },
  is_active: { label: w.active, kind: 'flag', isSortable: true, isFilterable: true, width: 100 },
  updated_at: { label: w.updated, kind: 'instant', isSortable: true, showsTime: true, width: 160 },
})

/** Text messages with what became of each (A32). */
export const smsList = list<SmsLine>()({
  user_name: { label: w.person, kind: 'text', ...full, width: 150 },
  number: { label: w.number, kind: 'text', isExported: true, width: 170 },
  body: { label: w.text, kind: 'text', isExported: true, width: 230 },
  moment: { ...moment, width: 130 },
  kind: { label: w.kind, kind: 'choice', of: choicesOf(smsKinds), ...full, isHidden: true, width: 130 },
  segments: { label: w.segments, kind: 'number', ...full, width: 96 },
  status: { label: w.status, kind: 'code', of: mailStatus, isSortable: true, isExported: true, isBadge: true, width: 130 },
  reason: { label: w.reason, kind: 'text', of: choicesOf(smsReasons), isFilterable: true, isExported: true, width: 180 },
  delivered_at: { label: w.delivered, kind: 'instant', ...full, showsTime: true, isHidden: true, width: 160 },
  created_at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  send_at: { label: w.leaves, kind: 'instant', ...full, showsTime: true, isHidden: true, width: 160 },
})
