import { machine } from '@kxo/domain/kernel/actor'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { traceEach } from '../../traces/index.ts'
import { fromAbove } from '../dependencies.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { selectRegistrations } from '../queries.ts'
import { expireActivityOffers, tenantsWithOffersOver } from '../waiting/expire-activity-offers.ts'
import { wakeWaitingList } from '../waiting/offer-places.ts'

const atOnce = 200

/**
 * Cancels as expired the registrations whose hold is over, of one event or of the tenant, and tells their people; answers how many places came free.
 * Rows another act is changing are skipped: that act decides.
 */
export async function expireHolds(context: Context, { event_id }: { event_id?: number } = {}): Promise<number> {
  const { db, now } = context
  const cancelled = registrationStatus.codeOf('cancelled')
  const { rows } = await sql<{ id: number }>`
    with over as (
      select id, status from registrations
       where hold_expires_at < ${now} and status in (${sql.join(registrationStatus.codesOf('pending', 'toComplete', 'toPay'))})
         and (${event_id ?? null}::bigint is null or event_id = ${event_id ?? null})
       order by event_id, id limit ${atOnce} for update skip locked
    ), changed as (
      update registrations r
         set status = ${cancelled}, ending = ${registrationEnding.codeOf('expired')}, end_reason = null, hold_expires_at = null, version = version + 1
        from over where r.id = over.id and r.tenant_id = current_tenant()
      returning r.id, r.event_id, over.status as former
    ), line as (
      insert into registration_history (registration_id, from_status, to_status, reason, at)
      select id, former, ${cancelled}::smallint, ${context.language.say(registrationWords.holdEnded)}, ${now}::timestamptz from changed
    ), traced as (${traceEach(
      // Whoever's request met the end of the hold did not decide it.
      { ...context, actor: machine(context.tenant.id) },
      { action: 'expire-hold' },
      {
        event_id: sql`event_id`,
        subject_id: sql`id`,
        change: sql`jsonb_build_object('status', jsonb_build_array(former, ${cancelled}::int))`,
      },
      sql`changed`,
    )})
    select id from changed`.execute(db)
  if (rows.length === 0) return 0
  const expired = await selectRegistrations(db)
    .where(
      'registrations.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await fromAbove().endContracts(
    context,
    rows.map(({ id }) => id),
  )
  for (const row of expired) await writeToGuest(context, 'hold_expired', row)
  for (const event of new Set(expired.map((row) => row.event_id))) await wakeWaitingList(context, event)
  return rows.length
}

/** Tenants with a hold that is over. */
export async function tenantsWithHoldsOver(across: Queries, now: Date): Promise<number[]> {
  const rows = await across.selectFrom('registrations').select('tenant_id').distinct().where('hold_expires_at', '<', now).execute()
  return [...new Set([...rows.map(({ tenant_id }) => tenant_id), ...(await tenantsWithOffersOver(across, now))])]
}

/** The scheduled work: every hold of a tenant that is over, batch after batch. */
export async function expireHoldsOf(context: Context): Promise<void> {
  while ((await expireHolds(context)) === atOnce);
  await expireActivityOffers(context)
}
