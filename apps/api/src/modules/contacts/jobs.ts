import type { BulkRequest, UndoRequest } from '@kxo/domain/contacts/bulk/bulk'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { job } from '../../platform/work/jobs.ts'

/** What the traces of a long act bear, whatever batch they were written in. */
export const actOfWork = (work: number): string => `people-work-${work}`

/** A long act on many people, done by whoever asked for it. */
export type BulkJob = { work_id: number; ids: number[]; bulkRequest: BulkRequest | UndoRequest; actor: Actor; locale: Locale }

export const bulkJob = job<BulkJob>({
  name: 'act-on-many-people',
  label: { fr: 'Modifier plusieurs fiches', en: 'Changing several records' },
  retries: 3,
})
