import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'

type Home = { registration_id: number; event_id: number; status: DocumentStatus }

/** A document goes with its person to another registration, and stands there as that one asks. */
export const rehomeDocument = ({ db }: Context, id: number, { status, ...home }: Home) =>
  db
    .updateTable('documents')
    .set({ ...home, status: documentStatus.codeOf(status) })
    .where('id', '=', id)
    .execute()
