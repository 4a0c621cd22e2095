import type { ConversationLine, ConversationSubject } from '@kxo/domain/chat/contract'
import { conversationKind } from '@kxo/domain/chat/kinds'
import type { Context } from '../../platform/context.ts'
import type { ConversationRow } from './queries.ts'

function subjectOf(row: ConversationRow): ConversationSubject | null {
  const event_id = row.subject_event
  if (row.registration_id !== null) return { kind: 'registration', id: row.registration_id, label: row.event_title ?? '', event_id }
  if (row.event_id !== null) return { kind: 'event', id: row.event_id, label: row.event_title ?? '', event_id }
  if (row.bill_id !== null) return { kind: 'bill', id: row.bill_id, label: row.bill_number ?? `#${row.bill_id}`, event_id: null }
  if (row.document_id !== null) return { kind: 'document', id: row.document_id, label: row.document_name ?? '', event_id: null }
  return null
}

/** A conversation in a list; who answers it is of no concern to the person. */
export const presentLine = ({ tenant }: Pick<Context, 'tenant'>, row: ConversationRow, isForTeam: boolean): ConversationLine => ({
  id: row.id,
  kind: conversationKind.keyOf(row.kind),
  user_id: row.user_id,
  user_name: row.user_name,
  company_name: isForTeam ? row.company_name : null,
  subject: subjectOf(row),
  assigned_to: isForTeam ? row.assigned_to : null,
  assigned_name: isForTeam ? row.assigned_name : null,
  is_closed: row.closed_at !== null,
  last_at: row.last_at,
  last_author: row.last_author ?? tenant.label,
  last_text: row.last_text ?? '',
  unread: row.unread,
})
