import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { ContributionOrders } from '../../../platform/database-types.ts'
import { orderCodes } from '../members/follow-bill.ts'

export type OrderRecord = Selectable<ContributionOrders>
type Place = { contribution_id: number; company_id: number }

/** The order being made, held until the end of the transaction. */
export const lockDraftOrder = (db: Queries, { contribution_id, company_id }: Place): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('contribution_orders')
    .selectAll()
    .where('contribution_id', '=', contribution_id)
    .where('company_id', '=', company_id)
    .where('status', '=', orderCodes.draft)
    .forUpdate()
    .executeTakeFirst()

type During = Place & { starts_on: string; ends_on: string; order: number | null }

/** Members of the company on those days, those of an order being made left aside. */
export async function countMembers(db: Queries, { contribution_id, company_id, starts_on, ends_on, order }: During): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from contribution_members m
     where m.tenant_id = current_tenant() and m.contribution_id = ${contribution_id} and m.company_id = ${company_id}
       and m.status <> ${membershipStatus.codeOf('cancelled')} and m.order_id is distinct from ${order}::bigint
       and daterange(m.starts_on, m.ends_on, '[]') && daterange(${starts_on}::date, ${ends_on}::date, '[]')`.execute(db)
  return rows[0]?.held ?? 0
}

/** The headcount of 31 December of the past year; null where it was not declared. */
export async function headcountOf({ db, now }: Pick<Context, 'db' | 'now'>, company_id: number) {
  const year = lastHeadcountYear(now)
  const row = await db
    .selectFrom('headcounts')
    .select(['year', 'employees', 'independents'])
    .where('company_id', '=', company_id)
    .where('year', '=', year)
    .executeTakeFirst()
  return row ?? null
}
