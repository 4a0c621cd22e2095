import type { LineOutcome } from '@kxo/domain/imports/outcome'

/** What writing a line did: `change` is what an undo needs of it, absent when nothing was written. */
export type WrittenLine = {
  outcome: Exclude<LineOutcome, 'refused'>
  /** What the line is recognised by, and called, in the report. */
  code: string
  title: string
  change?: { record_id: number; version: number; before: Record<string, unknown> | null }
}
