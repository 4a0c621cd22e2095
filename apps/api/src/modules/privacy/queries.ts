import type { DataRequest, ErasureReport } from '@kxo/domain/privacy/contract'
import { exportDays } from '@kxo/domain/privacy/rules'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { DataRequests } from '../../platform/database-types.ts'

export type RequestRow = Selectable<DataRequests>

export const requestsOf = (db: Queries, userId: number) =>
  db.selectFrom('data_requests').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(50).execute()

export const findRequest = (db: Queries, id: number) => db.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst()

/** The request of a kind that nobody answered yet. */
export const openRequest = (db: Queries, userId: number, kind: 'export' | 'erasure') =>
  db
    .selectFrom('data_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', ['asked', 'running'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

const day = 86_400_000
export const expiryOf = ({ done_at }: Pick<RequestRow, 'done_at'>): Date | null =>
  done_at === null ? null : new Date(done_at.getTime() + exportDays * day)

export const presentRequest = (row: RequestRow): DataRequest => ({
  id: row.id,
  kind: row.kind as DataRequest['kind'],
  status: row.status as DataRequest['status'],
  asked_at: row.asked_at,
  due_on: row.due_on,
  done_at: row.done_at,
  expires_at: row.file_id === null ? null : expiryOf(row),
  report: row.report as ErasureReport | null,
})
