import type { paymentsContract } from '@kxo/domain/payments/contract'
import { refusalReason } from '@kxo/domain/payments/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findBill } from '../../billing/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { readCheckout } from '../jobs.ts'
import { ownCheckout, presentCheckout } from '../present.ts'
import { findCheckout } from '../queries.ts'
import { writeToPayer } from '../write-to-payer.ts'

/** A person gives an attempt up; what the bank charged nevertheless is applied when it says so. */
export const abandonCheckout: Verb<typeof paymentsContract.abandonCheckout> = async (context, { params }) => {
  const checkout = await ownCheckout(context, params.checkout)
  await context.db
    .updateTable('checkouts')
    .set({ status: 'abandoned', ended_at: context.now })
    .where('id', '=', checkout.id)
    .where('status', 'in', ['open', 'needs_authentication', 'refused'])
    .execute()
  return presentCheckout(context, found(await findCheckout(context.db, checkout.unique_id)))
}

/** Minutes the event of an attempt holds a place, when it says so itself. */
const eventHold = sql`select e.hold_minutes from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
  where r.tenant_id = checkouts.tenant_id and r.id = checkouts.registration_id`

const live = ['open', 'needs_authentication']
const patience = 10 * 60_000
const tellAfter = (now: Date): Date => new Date(now.getTime() - patience)
const tellBefore = (now: Date): Date => new Date(now.getTime() - 6 * patience)

/**
 * Ends the attempts whose time is over or whose registration lost its place; the provider is asked once more what it knows of them.
 * Who was refused and did not try again is written to, once per bill.
 */
export async function abandon(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const over = await db
    .updateTable('checkouts')
    .set({ status: 'abandoned', ended_at: now })
    .where('status', 'in', live)
    .where((eb) =>
      eb.or([
        sql<boolean>`checkouts.created_at < ${now}::timestamptz - make_interval(mins => coalesce((${eventHold}), ${paramsOf(tenant).hold_minutes}::int))`,
        eb.exists(
          eb
            .selectFrom('registrations')
            .select('registrations.id')
            .whereRef('registrations.id', '=', 'checkouts.registration_id')
            .where('registrations.status', '=', registrationStatus.codeOf('cancelled')),
        ),
      ]),
    )
    .returning(['unique_id', 'provider_ref'])
    .execute()
  for (const { unique_id, provider_ref } of over) if (provider_ref !== null) await context.enqueue(readCheckout, { checkout: unique_id })
  await tellRefused(context)
}

/** Tenants with an attempt that is open, or was refused long enough ago to write about it. */
export async function tenantsWithAttempts(across: Queries, now: Date): Promise<number[]> {
  const rows = await across
    .selectFrom('checkouts')
    .select('tenant_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('status', 'in', live),
        eb.and([eb('status', '=', 'refused'), eb('ended_at', '<', tellAfter(now)), eb('ended_at', '>', tellBefore(now))]),
      ]),
    )
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

async function tellRefused(context: Context): Promise<void> {
  const { db, now } = context
  const refused = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('status', '=', 'refused')
    .where('ended_at', '<', tellAfter(now))
    .where('ended_at', '>', tellBefore(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('checkouts as others')
            .select('others.id')
            .whereRef('others.bill_id', '=', 'checkouts.bill_id')
            .where('others.status', 'in', ['succeeded', 'open', 'needs_authentication']),
        ),
      ),
    )
    .execute()
  for (const checkout of refused) {
    const bill = await findBill(db, checkout.bill_id)
    if (!bill) continue
    const reason = refusalReason.is(checkout.refusal) ? refusalReason.labelOf(checkout.refusal) : refusalReason.labelOf('declined')
    await writeToPayer(context, 'payment_failed', {
      bill,
      amount: checkout.amount,
      occurrence: `bill ${bill.id}`,
      user_id: checkout.user_id,
      reason,
    })
  }
}
