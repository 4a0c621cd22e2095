import type { BulkWorkKind } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What each act on many people is called, while it is prepared and while it goes on. */
export const bulkTitles: Readonly<Record<BulkWorkKind, Sentence>> = {
  write: w.writeTitle,
  validate: w.validateTitle,
  invite: w.inviteTitle,
  attach: w.attachTitle,
  edit: w.editTitle,
  disable: w.disableTitle,
  undo: w.undoTitle,
}

/** What each did, once it is done. */
export const bulkOutcome = (act: BulkWorkKind): Sentence => (act === 'write' ? w.written : act === 'undo' ? w.undone : w.changed)
