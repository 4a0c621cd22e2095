import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { groupedLimits } from '@kxo/domain/payments/grouped/grouped-contract'
import { billedStatuses } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../../billing/index.ts'
import { type RegistrationRow, selectRegistrations } from '../../registrations/index.ts'

/** What is looked for: a period and what narrows it, or rows by their keys. */
export type Scope = { from?: string | undefined; to?: string | undefined; event?: number | undefined; company?: number | undefined }
export type Keys = { registrations: readonly number[]; bills: readonly number[] }

const [draft, toPay, issued, paid] = (['draft', 'toPay', 'issued', 'paid'] as const).map((key) => sql.lit(billStatus.codeOf(key)))
const invoice = sql.lit(billCategory.codeOf('invoice'))
const places = sql.join(billedStatuses.map((key) => sql.lit(registrationStatus.codeOf(key))))

/** A bill of the registration beside, which still stands. The part of a funder leaves the rest to invoice. */
const standing = (which: ReturnType<typeof sql>) => sql`select from bills b where b.tenant_id = registrations.tenant_id
  and b.registration_id = registrations.id and b.category = ${invoice} and ${which}`
const ownDraft = sql`exists (${standing(sql`b.status = ${draft}`)})`
const ownBill = sql`exists (${standing(sql`b.status in (${draft}, ${toPay}, ${issued}, ${paid}) 
  and not (b.is_deposit and b.number is not null) and not b.is_funder_share`)})`
const ownDeposit = sql`exists (${standing(sql`b.is_deposit and b.number is not null and b.credited < b.amount + b.rounding`)})`
const groupBill = sql`exists (select from bills g where g.tenant_id = registrations.tenant_id and g.id = registrations.group_bill_id
  and g.status in (${draft}, ${toPay}, ${issued}, ${paid}))`

/** Whether a registration has something to invoice: its own draft, no bill at all, or nothing since its deposits; a place counted down is being paid for. */
const isToInvoice = sql<SqlBool>`registrations.status in (${places})
  and not (registrations.status = ${sql.lit(registrationStatus.codeOf('toPay'))} and registrations.hold_expires_at is not null)
  and (events.is_payable or exists (select from option_choices c where c.tenant_id = registrations.tenant_id
    and c.registration_id = registrations.id and c.amount_ht > 0))
  and (${ownDraft} or not ${ownBill} and not ${groupBill} and (registrations.settled_at is null or ${ownDeposit}))`

/** Whether an event that stands, of a row of `events`, has something to invoice. */
export const hasToInvoice = sql<SqlBool>`(events.cancelled_at is null and exists (select from registrations
  where registrations.tenant_id = events.tenant_id and registrations.event_id = events.id and ${isToInvoice}))`

/** Days of the tenant’s clock: of the event, else of what stands for it. */
function within({ tenant }: Context, { from, to }: Scope, otherwise: ReturnType<typeof sql>) {
  const begun = (day: string, more = 0) => sql`((${day}::date + ${more}::int)::timestamp at time zone ${tenant.time_zone})`
  const inside = (instant: ReturnType<typeof sql>) =>
    sql`${from ? sql`${instant} >= ${begun(from)}` : sql`true`} and ${to ? sql`${instant} < ${begun(to, 1)}` : sql`true`}`
  return sql<SqlBool>`(${inside(sql`events.start_date`)} and events.start_date is not null or events.start_date is null and ${inside(otherwise)})`
}

/** Registrations with something to invoice. One more than shown, at most. */
export function candidateRegistrations(context: Context, scope: Scope | Keys): Promise<RegistrationRow[]> {
  const rows = selectRegistrations(context.db)
    .where(isToInvoice)
    // Whoever is registered for an event that was cancelled ends a moment later.
    .where('events.cancelled_at', 'is', null)
    .orderBy('events.start_date')
    .orderBy('registrations.id')
  if ('bills' in scope)
    return rows
      .where(
        sql<SqlBool>`(registrations.id = any(${scope.registrations}::bigint[]) or registrations.id in (select d.registration_id from bills d
          where d.tenant_id = registrations.tenant_id and d.id = any(${scope.bills}::bigint[])))`,
      )
      .execute()
  return rows
    .where(within(context, scope, sql`registrations.created_at`))
    .$if(scope.event !== undefined, (some) => some.where('registrations.event_id', '=', scope.event ?? 0))
    .$if(scope.company !== undefined, (some) =>
      some.where(
        sql<SqlBool>`(registrations.company_id = ${scope.company} or exists (${standing(sql`b.company_id = ${scope.company}`)})
          or exists (select from registration_payers p where p.tenant_id = registrations.tenant_id and p.registration_id = registrations.id
            and p.company_id = ${scope.company}))`,
      ),
    )
    .limit(groupedLimits.rows + 1)
    .execute()
}

/** The drafts of these registrations. */
export const draftsOf = async ({ db }: Context, ids: readonly number[]): Promise<BillRecord[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('bills')
        .selectAll()
        .where('registration_id', 'in', [...ids])
        .where('category', '=', billCategory.codeOf('invoice'))
        .where('status', '=', billStatus.codeOf('draft'))
        .orderBy('id')
        .execute()

/** Drafts already written for several people together, whose places are not given up. */
export function groupDrafts(context: Context, scope: Scope | Keys): Promise<BillRecord[]> {
  const drafts = context.db
    .selectFrom('bills')
    .leftJoin('events', (join) =>
      join
        .onRef('events.tenant_id', '=', 'bills.tenant_id')
        .onRef('events.id', '=', 'bills.morph_id')
        .on('bills.morph', '=', sql.lit('Event')),
    )
    .selectAll('bills')
    .where('bills.status', '=', billStatus.codeOf('draft'))
    .where('bills.category', '=', billCategory.codeOf('invoice'))
    .where('bills.registration_id', 'is', null)
    .where(
      sql<SqlBool>`exists (select from registrations r where r.tenant_id = bills.tenant_id and r.group_bill_id = bills.id and r.status in (${places}))
        and not exists (select from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id and e.cancelled_at is not null
          where r.tenant_id = bills.tenant_id and r.group_bill_id = bills.id and r.status in (${places}))`,
    )
    .orderBy('bills.id')
  if ('bills' in scope) return drafts.where(sql<SqlBool>`bills.id = any(${scope.bills}::bigint[])`).execute()
  return drafts
    .where(within(context, scope, sql`bills.created_at`))
    .$if(scope.event !== undefined, (some) =>
      some.where(
        sql<SqlBool>`exists (select from registrations r where r.tenant_id = bills.tenant_id and r.group_bill_id = bills.id and r.event_id = ${scope.event})`,
      ),
    )
    .$if(scope.company !== undefined, (some) => some.where('bills.company_id', '=', scope.company ?? 0))
    .execute()
}
