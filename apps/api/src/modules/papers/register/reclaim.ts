import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { findRequest, writeRequest } from '../../documents/index.ts'
import { askPapersAgain } from '../../registrations/index.ts'
import { authorizeOn } from './decide.ts'
import type { RegisterRow } from './register-rows.ts'

const awaited = documentStatus.codesOf('toComplete', 'rejected')
/** Whether a line may be asked for again: it was asked of somebody, and has not come or was refused. */
export const isToReclaim = ({ status, request, registration_id }: RegisterRow): boolean =>
  awaited.includes(status) && (request !== null || registration_id !== null)

/** Asks again for what has not come, or was refused (9 → 1): what was refused stays on record, and something else is awaited. */
export async function reclaimRow(context: Context, row: RegisterRow): Promise<void> {
  authorizeOn(context, row)
  const { db, now, tenant } = context
  const today = dayInZone(now, tenant.time_zone)
  if (row.request === null) {
    if (row.registration_id !== null) await askPapersAgain(context, row.registration_id, today)
    return
  }
  if (row.document !== null)
    await db
      .updateTable('documents')
      .set({ status: documentStatus.codeOf('toComplete') })
      .where('id', '=', row.document)
      .where('status', '=', documentStatus.codeOf('rejected'))
      .execute()
  const request = await findRequest(db, row.request)
  if (request) await writeRequest(context, request, `again ${row.request} ${today}`)
}
