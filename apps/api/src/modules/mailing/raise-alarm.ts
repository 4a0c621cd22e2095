import { mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { mailingDependencies } from './dependencies.ts'
import { lateSince } from './queries.ts'

/** Tenants with a mail that should have left ten minutes ago. */
export async function tenantsWithLateMails(across: Queries): Promise<number[]> {
  const rows = await across
    .selectFrom('mails')
    .select('tenant_id')
    .distinct()
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('tries', '=', 0)
    .where('send_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Gives a full administrator the late queue to look at, once a day while it lasts. */
export async function raiseAlarm(context: Context): Promise<void> {
  const { db, language, now } = context
  const since = await lateSince(db)
  if (!since) return
  const label = language.say(w.lateTask)
  const raised = await db
    .selectFrom('tasks')
    .select('id')
    .where('label', '=', label)
    .where('created_at', '>', new Date(now.getTime() - 24 * 3_600_000))
    .executeTakeFirst()
  const boss = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_restricted', '=', 0)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (raised || !boss) return
  await mailingDependencies().addTask(context, { todo_user_id: boss.id, label, text: language.say(w.lateTaskText, { at: since }) })
}
