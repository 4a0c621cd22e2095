import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { forgetConversations } from '../../chat/index.ts'
import { forgetAlerts } from '../../events/index.ts'
import { forgetOldAnswers } from '../../fields/index.ts'
import { forgetSensitivePapers } from '../../papers/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'

const removed = ({ numAffectedRows }: { numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0)

/** Empties and removes what the tenant keeps for a time only (PRV-22): evidence is elsewhere and stays. */
export async function forgetOld(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const { keep_mails_months, keep_notifications_months, keep_connections_months } = paramsOf(tenant)
  const before = (months: number) => sql<Date>`${now.toISOString()}::timestamptz - make_interval(months => ${months})`
  const counts: Record<string, number> = {}
  if (keep_mails_months !== null)
    counts['mails'] = removed(
      await sql`update mails set html = '', body_text = '', attachments = '[]'
        where created_at < ${before(keep_mails_months)} and html <> '' and status <> ${mailStatus.codeOf('sending')}`.execute(db),
    )
  if (keep_notifications_months !== null)
    for (const table of ['notifications', 'pushes'])
      counts[table] = removed(
        await sql`delete from ${sql.table(table)} where created_at < ${before(keep_notifications_months)}`.execute(db),
      )
  const over = sql`select id from sessions where least(coalesce(revoked_at, expires_at), expires_at) < ${before(keep_connections_months)}`
  await sql`delete from refresh_tokens where session_id in (${over})`.execute(db)
  counts['sessions'] = removed(await sql`delete from sessions where id in (${over})`.execute(db))
  counts['login_failures'] = removed(await sql`delete from login_failures where failed_at < ${before(keep_connections_months)}`.execute(db))
  counts['saved_searches'] = await forgetAlerts(context)
  counts['conversations'] = await forgetConversations(context)
  counts['answers'] = await forgetOldAnswers(context)
  counts['papers'] = await forgetSensitivePapers(context)
  const done = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))
  if (Object.keys(done).length > 0) await trace(context, { action: 'apply_retention', subject_id: tenant.id, change: done })
}
