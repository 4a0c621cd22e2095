import type { SupportLine, SupportRequest } from '@kxo/domain/help/contract'
import { complaintDelays, workingDaysAfter } from '@kxo/domain/help/rules'
import type { SupportKind, SupportStatus } from '@kxo/domain/help/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import type { Queries } from '../../platform/database/tenancy.ts'
import { filesOf, messagesOf, type RequestRow } from './queries.ts'

/** The columns are checked: they hold nothing else. */
export function presentLine(row: RequestRow, now: Date): SupportLine {
  const kind = row.kind as SupportKind
  const due_on = kind === 'complaint' ? workingDaysAfter(dayInZone(row.created_at, defaultZone), complaintDelays.answer) : null
  return {
    id: row.id,
    tenant: row.tenant_id,
    tenant_name: row.tenant_label,
    subject: row.subject,
    kind,
    priority: row.priority as SupportLine['priority'],
    status: row.status as SupportStatus,
    author_name: row.author_name,
    created_at: row.created_at,
    answered_at: row.answered_at,
    due_on,
    is_late: due_on !== null && row.answered_at === null && dayInZone(now, defaultZone) > due_on,
  }
}

/** A request with its thread and the names of its files. */
export async function presentRequest(db: Queries, row: RequestRow, now: Date): Promise<SupportRequest> {
  const messages = await messagesOf(db, row.tenant_id, row.id)
  const files = await filesOf(db, row.tenant_id, messages)
  return {
    ...presentLine(row, now),
    page: row.page,
    incident: row.incident,
    closed_at: row.closed_at,
    messages: messages.map(({ id, is_from_vendor, author_name, body, file_ids, created_at }) => ({
      id,
      is_from_vendor,
      author_name,
      body: body as RichText,
      files: files.filter((file) => file_ids.includes(file.id)),
      created_at,
    })),
  }
}
