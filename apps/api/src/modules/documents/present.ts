import { documentCategory } from '@kxo/domain/documents/category'
import type { Document } from '@kxo/domain/documents/contract'
import { may } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { documentStatus } from '@kxo/domain/documents/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { DocumentRow } from './queries.ts'

/** Facts of a source that lists show; nothing else of it leaves. */
type Shown = { number?: string; minutes?: number; valid_until?: string }

export function presentDocument(row: DocumentRow, actor: Actor): Document {
  const source = (row.source ?? {}) as Shown
  return {
    id: row.id,
    category: documentCategory.keyOf(row.category),
    name: row.name,
    status: documentStatus.keyOf(row.status),
    restriction: documentRestriction.keyOf(row.restriction),
    user: row.user_id,
    user_name: row.user_name,
    company: row.company_id,
    event: row.event_id,
    event_title: row.event_title,
    event_url: row.event_url,
    registration: row.registration_id,
    bill: row.bill_id,
    file: row.file_id,
    content_type: row.content_type,
    size: Number(row.size),
    created_at: row.created_at,
    sent_at: row.sent_at,
    number: source.number ?? null,
    minutes: source.minutes ?? null,
    valid_until: source.valid_until ?? row.expires_on,
    start_date: row.event_start,
    end_date: row.event_end,
    is_void: row.is_void,
    is_removable: may.removeListed(actor, {
      is_author: actor.user_id !== null && row.created_by === actor.user_id,
      category: documentCategory.keyOf(row.category),
      status: documentStatus.keyOf(row.status),
    }),
  }
}
