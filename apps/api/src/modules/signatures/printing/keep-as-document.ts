import type { Context } from '../../../platform/context.ts'
import { addDocument } from '../../documents/index.ts'
import type { Model } from '../../templates/index.ts'
import type { AgreementRecord } from '../queries.ts'
import { nameOf } from '../requesting/write-to-signatory.ts'

/** What everybody signed, among the documents of whom it binds. */
export const keepAsDocument = (context: Context, row: AgreementRecord, file_id: number, sha256: string): Promise<number> =>
  addDocument(context, {
    category: 'contract',
    name: nameOf(context, row, context.language.locale),
    file_id,
    restriction: 'contact',
    status: 'signed',
    user_id: row.user_id,
    company_id: row.company_id,
    event_id: row.event_id,
    sent_at: context.now,
    model: (row.model as Pick<Model, 'source'> | null)?.source ?? null,
    source: { reference: row.reference, sha256 },
  })
