import { expiryTaskDays } from '@kxo/domain/documents/requests/paper-state'
import { documentStatus } from '@kxo/domain/documents/status'
import { addDays, dayInZone, formatDate, instantInZone } from '@kxo/domain/kernel/dates'
import { printedName } from '@kxo/domain/kernel/person-name'
import { papersWords as w } from '@kxo/domain/papers/words'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { JobHandler } from '../../../platform/work/job-handler.ts'
import { job } from '../../../platform/work/jobs.ts'
import { giveToTeam } from '../give-to-team.ts'

/** Hour of the last day a task about it is due at. */
const endOfWork = '17:00'
const atOnce = 200

/** Accepted documents that lapse by a day and made no task for it yet; what another took the place of, and those put away, are left. */
const expiring = (by: RawBuilder<unknown>) => sql`from documents d
  left join document_requests q on q.tenant_id = d.tenant_id and q.document_id = d.id
  where d.expires_on <= ${by} and d.replaced_by is null and d.status = ${sql.lit(documentStatus.codeOf('validated'))}
    and not exists (select from expiry_tasks t where t.tenant_id = d.tenant_id and t.document_id = d.id and t.expires_on = d.expires_on)
    and not exists (select from partners p where p.tenant_id = q.tenant_id and p.id = q.partner_id and p.status = ${sql.lit(partnerStatus.codeOf('deleted'))})
    and not exists (select from document_requests newer join documents held on held.tenant_id = newer.tenant_id and held.id = newer.document_id
      where newer.tenant_id = q.tenant_id and newer.user_id = q.user_id and newer.partner_id is not distinct from q.partner_id and newer.name = q.name
        and newer.id > q.id and held.status = ${sql.lit(documentStatus.codeOf('validated'))})`

const tellExpiringJob = job<Record<string, never>>({
  name: 'tell-expiring-papers',
  label: { fr: 'Signaler les pièces qui expirent', en: 'Telling of documents that expire' },
  schedule: '10 6 * * *',
})

/** Something to do for each document that lapses within a month, or of those named, once for each document and day. */
export async function tellExpiring(context: Context, documents?: readonly number[]): Promise<void> {
  if (documents?.length === 0) return
  const { db, now, tenant } = context
  const today = dayInZone(now, tenant.time_zone)
  const { rows } = await sql<{ id: number; name: string; expires_on: string; user_id: number | null; event_id: number | null }>`
    select d.id, d.name, d.expires_on::text as expires_on, d.user_id, d.event_id ${expiring(sql`${addDays(today, expiryTaskDays)}::date`)}
      and d.tenant_id = current_tenant() ${documents ? sql`and d.id = any(${[...documents]}::bigint[])` : sql``} order by d.expires_on, d.id limit ${atOnce}`.execute(
    db,
  )
  for (const row of rows) await tellOf(context, row)
}

async function tellOf(
  context: Context,
  document: { id: number; name: string; expires_on: string; user_id: number | null; event_id: number | null },
) {
  const { db, tenant, now } = context
  const noted = await db
    .insertInto('expiry_tasks')
    .values({ document_id: document.id, expires_on: document.expires_on, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst()
  if (!noted) return
  const person =
    document.user_id === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', document.user_id).executeTakeFirst()
  await giveToTeam(context, ({ say, locale }) => ({
    label: say(w.expiryTask, {
      name: document.name,
      person: person ? printedName(`${person.first_name} ${person.last_name}`) : tenant.label,
      day: formatDate(document.expires_on, locale, { style: 'long' }),
    }),
    text: say(w.expiryTaskText),
    todo_date: instantInZone(document.expires_on, endOfWork, tenant.time_zone),
    ...(document.user_id !== null && { user_id: document.user_id }),
    event_id: document.event_id,
  }))
}

export const expiryJob: JobHandler = {
  job: tellExpiringJob,
  run: (context: Context) => tellExpiring(context),
  concerned: async (across, now) =>
    (
      await sql<{
        tenant_id: number
      }>`select distinct d.tenant_id ${expiring(sql`(${now}::timestamptz)::date + ${sql.lit(expiryTaskDays + 1)}`)}`.execute(across)
    ).rows.map(({ tenant_id }) => tenant_id),
}
