import { retainedKinds } from '@kxo/domain/tenants/ending/retention'
import { may } from '@kxo/domain/tenants/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'

/** What went each night of the last year, by kind (PRV-22). */
export async function readRetention({ db, actor }: Context) {
  authorize(may.openSettings(actor))
  const rows = await db
    .selectFrom('traces')
    .select(['at', 'change'])
    .where('action', '=', 'apply_retention')
    .where('at', '>', sql<Date>`now() - interval '12 months'`)
    .orderBy('at', 'desc')
    .limit(100)
    .execute()
  return {
    runs: rows.map(({ at, change }) => {
      const counts = (change ?? {}) as Record<string, unknown>
      return { at, removed: retainedKinds.flatMap((kind) => (Number(counts[kind]) > 0 ? [{ kind, n: Number(counts[kind]) }] : [])) }
    }),
  }
}
