import { documentKind } from '@kxo/domain/documents/kind'
import type { Paper } from '@kxo/domain/documents/requests/own-papers-contract'
import { stateOfPaper } from '@kxo/domain/documents/requests/paper-state'
import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Papers asked of people outside any registration, with what answers each. */
export const requestRows = (db: Queries) =>
  db
    .selectFrom('document_requests as paper')
    .leftJoin('documents as held', (join) =>
      join.onRef('held.tenant_id', '=', 'paper.tenant_id').onRef('held.id', '=', 'paper.document_id'),
    )
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'held.tenant_id').onRef('files.id', '=', 'held.file_id'))
    .select([
      'paper.id',
      'paper.user_id',
      'paper.partner_id',
      'paper.event_id',
      'paper.name',
      'paper.kind',
      'paper.why',
      'paper.due_on',
      'paper.expires_on',
      'paper.requested_by',
      'paper.reason',
      'paper.document_id',
      'held.status',
      'held.file_id',
      'files.name as file_name',
    ])
export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>

export const findRequest = (db: Queries, id: number): Promise<RequestRow | undefined> =>
  requestRows(db).where('paper.id', '=', id).executeTakeFirst()

/** Held until the end of the transaction. */
export async function lockRequest(db: Queries, id: number): Promise<RequestRow | undefined> {
  await db.selectFrom('document_requests').select('id').where('id', '=', id).forUpdate().execute()
  return findRequest(db, id)
}

export const presentPaper = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>, row: RequestRow): Paper => {
  const status = row.status === null ? null : documentStatus.keyOf(row.status)
  return {
    id: row.id,
    name: row.name,
    kind: documentKind.keyOf(row.kind),
    file_name: row.file_name,
    expires_on: row.expires_on,
    state: stateOfPaper({ status, expires_on: row.expires_on }, dayInZone(now, tenant.time_zone)),
    reason: status === 'rejected' ? row.reason : null,
  }
}
