import { choicesOf, full, list } from '../kernel/list.ts'
import type { MailLine, Suppression } from './contract.ts'
import { momentLabel, momentLabels } from './moments.ts'
import { mailStatus } from './status.ts'
import { suppressionCauses } from './suppression.ts'
import { topicLabels } from './topic.ts'
import { mailReasons, mailingWords as w } from './words.ts'

/** Mails with what became of each. */
export const mailList = list<MailLine>()({
  subject: { label: w.subject, kind: 'text', ...full, width: 300 },
  status: { label: w.status, kind: 'code', of: mailStatus, isSortable: true, isExported: true, isBadge: true, width: 130 },
  reason: { label: w.reason, kind: 'text', of: choicesOf(mailReasons), isFilterable: true, isExported: true, width: 260 },
  recipient_name: { label: w.recipient, kind: 'text', ...full, width: 240 },
  recipient: { label: w.address, kind: 'text', ...full, width: 220 },
  created_at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 170 },
  event_title: { label: w.event, kind: 'text', isFilterable: true, isExported: true, width: 180 },
  moment: { label: w.moment, kind: 'choice', of: { keys: Object.keys(momentLabels), labelOf: momentLabel }, ...full, width: 200 },
  tries: { label: w.tries, kind: 'number', ...full, isHidden: true, width: 80 },
  sent_at: { label: w.sentAt, kind: 'instant', isSortable: true, isExported: true },
  template: { label: w.template, kind: 'text', isExported: true, isHidden: true, width: 200 },
  sender: { label: w.sender, kind: 'text', isExported: true, isHidden: true, width: 180 },
  attachments: { label: w.attachments, kind: 'number', isExported: true, isHidden: true, width: 120 },
})

/** Addresses nothing is sent to any more, and why. */
export const suppressionList = list<Suppression>()({
  address: { label: w.address, kind: 'text', width: 220 },
  user_name: { label: w.recipient, kind: 'text', isSortable: true, width: 200 },
  cause: { label: w.cause, kind: 'choice', of: choicesOf(suppressionCauses), width: 240 },
  topic: { label: w.topic, kind: 'choice', of: choicesOf(topicLabels), width: 130 },
  created_at: { label: w.since, kind: 'instant', isSortable: true, showsTime: true, width: 170 },
  detail: { label: w.detail, kind: 'text', width: 260 },
})
