import { campaignKinds } from '../campaigns/exclusion.ts'
import { campaignStatus } from '../campaigns/status.ts'
import { campaignWords } from '../campaigns/words.ts'
import { labels } from '../kernel/labels.ts'
import { choicesOf, full, list } from '../kernel/list.ts'
import { momentLabel, momentLabels } from '../mailing/moments.ts'
import { smsWords } from '../mailing/sms/sms-words.ts'
import { mailStatus } from '../mailing/status.ts'
import { suppressionCauses } from '../mailing/suppression.ts'
import { templateWords } from '../mailing/template-words.ts'
import { templateScopes } from '../mailing/templates/scope.ts'
import { topicLabels } from '../mailing/topic.ts'
import { mailingWords } from '../mailing/words.ts'
import { storedStatus, taskStatus } from '../tasks/status.ts'
import { comingMailKeys, mailKeys, traceFamilies } from '../traces/actions.ts'
import type { AddressAct, AlertAct, CampaignLine, MailAct, TaskAct, TemplateAct } from './acts-contract.ts'
import { actsAmong } from './list.ts'
import { sourceNames } from './names.ts'
import { historyWords as w } from './words.ts'

/** What happened to mail addresses (A36). */
export const addressActList = list<AddressAct>()({
  person: { label: w.person, kind: 'text', ...full, width: 200 },
  action: {
    label: w.action,
    kind: 'choice',
    of: choicesOf({ update_user: w.addressChanged, suppress: w.addressSuppressed, lift_suppression: w.addressAllowed }),
    ...full,
    width: 150,
  },
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  before: { label: w.before, kind: 'text', isExported: true, width: 170 },
  after: { label: w.after, kind: 'text', isExported: true, isHidden: true, width: 200 },
  cause: { label: labels.reason, kind: 'choice', of: choicesOf(suppressionCauses), isFilterable: true, isExported: true, width: 230 },
  topic: { label: mailingWords.topic, kind: 'choice', of: choicesOf(topicLabels), isExported: true },
  detail: { label: w.info, kind: 'text', isFilterable: true, isExported: true, width: 230 },
  user_name: { label: w.by, kind: 'text', ...full, width: 180 },
  acting_admin_name: { label: w.inSession, kind: 'text', isExported: true },
  source: { label: w.source, kind: 'choice', of: choicesOf(sourceNames), isFilterable: true, isExported: true, isHidden: true, width: 180 },
})

/** Alerts sent because a record changed (A36). */
export const alertActList = list<AlertAct>()({
  person: { label: w.record, kind: 'text', ...full, width: 200 },
  fields: { label: w.changed, kind: 'text', isExported: true, width: 260 },
  recipient_name: { label: w.toldTo, kind: 'text', ...full, exportedAs: ['recipient_name', 'recipient'], width: 200 },
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  status: { label: w.statusToday, kind: 'code', of: mailStatus, ...full, isBadge: true, width: 140 },
  link_opened_at: { label: w.linkOpened, kind: 'instant', ...full, showsTime: true, width: 170 },
  reason: { label: w.rejection, kind: 'text', isFilterable: true, isExported: true, width: 240 },
})

/** Texts of messages as they were saved (A36). */
export const templateActList = list<TemplateAct>()({
  moment: {
    label: w.model,
    kind: 'choice',
    of: { keys: Object.keys(momentLabels), labelOf: momentLabel },
    ...full,
    width: 200,
  },
  channel: { label: w.channel, kind: 'choice', of: choicesOf({ mail: templateWords.byMail, sms: smsWords.title }), ...full, width: 150 },
  subject: { label: w.subject, kind: 'text', ...full, width: 190 },
  language: { label: templateWords.language, kind: 'choice', of: choicesOf({ fr: w.french, en: w.english }), ...full, width: 95 },
  scope: { label: w.scope, kind: 'choice', of: choicesOf(templateScopes), ...full, isHidden: true, width: 140 },
  version: { label: w.version, kind: 'number', ...full, width: 80 },
  reason: { label: labels.reason, kind: 'text', ...full, width: 170 },
  user_name: { label: w.by, kind: 'text', ...full, width: 150 },
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 150 },
  is_active: { label: w.inUse, kind: 'flag', ...full, width: 110 },
})

/** Mails somebody touched by hand, and how each stands today (A36). */
export const mailActList = list<MailAct>()({
  recipient_name: {
    label: w.mail,
    kind: 'text',
    ...full,
    exportedAs: ['recipient_name', 'recipient'],
    width: 180,
  },
  recipient: { label: w.address, kind: 'text', ...full, isHidden: true, width: 220 },
  former_recipient: { label: w.formerAddress, kind: 'text', isExported: true, isHidden: true, width: 220 },
  moment: {
    label: w.moment,
    kind: 'choice',
    of: { keys: Object.keys(momentLabels), labelOf: momentLabel },
    ...full,
    width: 200,
  },
  event_title: { label: w.event, kind: 'text', isFilterable: true, isExported: true, width: 200 },
  action: { label: w.action, kind: 'choice', of: actsAmong([...mailKeys, ...comingMailKeys]), isExported: true, width: 150 },
  at: { label: w.date, kind: 'instant', ...full, showsTime: true, width: 160 },
  user_name: { label: w.by, kind: 'text', ...full, width: 180 },
  acting_admin_name: { label: w.inSession, kind: 'text', isExported: true },
  status: {
    label: w.statusToday,
    kind: 'code',
    of: mailStatus,
    ...full,
    isBadge: true,
    width: 140,
  },
  tries: { label: w.tries, kind: 'number', ...full, width: 90 },
  reason: { label: w.rejection, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 240 },
})

/** What happened to tasks, each line with how its task stands today (A37). */
export const taskActList = list<TaskAct>()({
  task: { label: w.task, kind: 'text', ...full, width: 240 },
  action: {
    label: w.action,
    kind: 'choice',
    of: actsAmong(traceFamilies.tasks),
    ...full,
    width: 140,
  },
  at: { label: w.changedOn, kind: 'instant', ...full, showsTime: true, width: 150 },
  user_name: { label: w.changedBy, kind: 'text', ...full, width: 170 },
  acting_admin_name: { label: w.inSession, kind: 'text', isExported: true },
  todo_user_name: { label: w.todoBy, kind: 'text', ...full, width: 160 },
  contact_name: { label: w.contact, kind: 'text', ...full, width: 160 },
  event_title: { label: w.event, kind: 'text', ...full, width: 200 },
  todo_date: { label: w.dueDate, kind: 'instant', ...full, showsTime: true, width: 150 },
  status: {
    label: w.statusToday,
    kind: 'choice',
    of: { ...taskStatus, keys: storedStatus.options },
    ...full,
    isBadge: true,
    width: 130,
  },
  hours: { label: w.delay, kind: 'number', isSortable: true, isExported: true, width: 76 },
  changes: { label: w.changed, kind: 'text', isExported: true, isHidden: true, width: 300 },
})

/** Messages written to many people and what became of each (A38). */
export const campaignList = list<CampaignLine>()({
  subject: { label: w.subject, kind: 'text', ...full, width: 190 },
  status: { label: campaignWords.state, kind: 'code', of: campaignStatus, ...full, isBadge: true, width: 144 },
  kind: {
    label: campaignWords.kind,
    kind: 'choice',
    of: { keys: campaignKinds, labelOf: (key) => campaignWords[key] },
    ...full,
    isHidden: true,
    width: 200,
  },
  template: {
    label: w.model,
    kind: 'choice',
    of: { keys: Object.keys(momentLabels), labelOf: momentLabel },
    isExported: true,
    isHidden: true,
    width: 200,
  },
  audience: { label: campaignWords.audience, kind: 'text', isFilterable: true, isExported: true, width: 190 },
  at: { label: w.sentOn, kind: 'instant', ...full, showsTime: true, width: 145 },
  user_name: { label: w.by, kind: 'text', ...full, isHidden: true, width: 170 },
  recipients: { label: w.recipients, kind: 'number', ...full, width: 104 },
  sent: { label: w.sent, kind: 'number', ...full, width: 78 },
  sending: { label: w.sending, kind: 'number', ...full, isHidden: true, width: 118 },
  rejected: { label: w.rejected, kind: 'number', ...full, width: 90 },
  excluded: { label: w.excluded, kind: 'number', ...full, isHidden: true, width: 118 },
  unsubscribed: { label: campaignWords.unsubscribedCount, kind: 'number', ...full, width: 125 },
  complaints: { label: campaignWords.complaints, kind: 'number', ...full, isHidden: true, width: 110 },
  opens: { label: campaignWords.opens, kind: 'number', isSortable: true, isExported: true, width: 100 },
  clicks: { label: campaignWords.clicks, kind: 'number', isSortable: true, isExported: true, width: 75 },
})
