import { requiredOrderReference } from '@kxo/domain/billing/order-reference'
import { billStatus } from '@kxo/domain/billing/status'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import type { Chooser, CollectivePage } from '@kxo/domain/contributions/collective-contract'
import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { contributionBasis } from '@kxo/domain/contributions/kinds'
import { membershipDays, monthsDue } from '@kxo/domain/contributions/period'
import { contributionStatus, membershipStatus } from '@kxo/domain/contributions/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Companies } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { paramsOf } from '../../tenants/index.ts'
import { type ContributionRecord, currentTariff, getContribution, getTariff, periodFrom, tariffFrom } from '../contribution-of.ts'
import { orderCodes } from '../members/follow-bill.ts'
import { todayOf } from '../members/memberships-in-force.ts'
import { concerning, concernsPerson } from '../writing/concerns-company.ts'
import { companyOf } from './company-of.ts'
import { countMembers, headcountOf } from './order-of.ts'

type Contract = typeof contributionsContract
type Company = Selectable<Companies>

/** Contributions open to the company whose period is not over, and those it began to order. */
export const listTakeable: Verb<Contract['taken']> = async (context, { query }) => {
  const company = await companyOf(context, query.company)
  const { db } = context
  const open = await db
    .selectFrom('contributions')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', '=', contributionStatus.codeOf('open')),
          eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', todayOf(context))]),
        ]),
        eb.exists(
          eb
            .selectFrom('contribution_orders as o')
            .select('o.id')
            .whereRef('o.contribution_id', '=', 'contributions.id')
            .where('o.company_id', '=', company.id)
            .where('o.status', '=', orderCodes.draft),
        ),
      ]),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const contributions = await concerning(db, open, company.id)
  return { company: company.id, company_name: company.name, contributions: contributions.map(({ id, name }) => ({ id, name })) }
}

type Row = Omit<Chooser, 'status' | 'profile'> & { status: number | null; profile: string }

async function choosersOf(
  { db }: Context,
  contribution: ContributionRecord,
  company_id: number,
  on: { starts_on: string; ends_on: string },
  draft: number | null,
) {
  const cancelled = membershipStatus.codeOf('cancelled')
  const done = sql.join(membershipStatus.codesOf('effective', 'ended').map((code) => sql.lit(code)))
  const { rows } = await sql<Row>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as full_name, u.profile_code as profile, m.ends_on::text as member_until, m.status,
           coalesce(m.order_id = ${draft}::bigint, false) as is_in_draft,
           exists (select from contribution_members b where b.tenant_id = u.tenant_id and b.user_id = u.id and b.status in (${done})
             and (b.contribution_id = ${contribution.renews_id}::bigint or (b.contribution_id = ${contribution.id} and b.ends_on < ${on.starts_on}::date))) as was_member
      from users u
      left join lateral (select m.status, m.ends_on, m.order_id from contribution_members m where m.tenant_id = u.tenant_id and m.user_id = u.id
        and m.contribution_id = ${contribution.id} and m.status <> ${cancelled}
        and daterange(m.starts_on, m.ends_on, '[]') && daterange(${on.starts_on}::date, ${on.ends_on}::date, '[]') order by m.ends_on desc limit 1) m on true
     where u.tenant_id = current_tenant() and u.company_id = ${company_id} and ${concernsPerson(contribution)}
     order by searchable(u.last_name), searchable(u.first_name), u.id limit 1000`.execute(db)
  return rows.map(
    ({ status, profile, ...row }): Chooser => ({
      ...row,
      profile: profile as Chooser['profile'], // a profile of the product, as the column checks
      status: status === null ? null : membershipStatus.keyOf(status),
    }),
  )
}

async function ordersOf({ db }: Context, contribution_id: number, company_id: number) {
  const rows = await db
    .selectFrom('contribution_orders as o')
    .leftJoin('bills as b', (join) => join.onRef('b.tenant_id', '=', 'o.tenant_id').onRef('b.id', '=', 'o.bill_id'))
    .select([
      'o.id',
      'o.status as order_status',
      'b.id as bill',
      'b.number',
      'b.status',
      'b.amount',
      'b.rounding',
      'b.to_be_paid',
      'b.purchase_order',
    ])
    .select([
      sql<Date>`o.ordered_at`.as('ordered_at'),
      sql<number>`(select count(*)::int from contribution_members m where m.tenant_id = o.tenant_id and m.order_id = o.id)`.as('people'),
    ])
    .where('o.contribution_id', '=', contribution_id)
    .where('o.company_id', '=', company_id)
    .where((eb) => eb.or([eb('o.status', '<>', orderCodes.ended), eb('b.number', 'is not', null)]))
    .orderBy('o.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ order_status, status, amount, rounding, purchase_order, ...row }) => ({
    order: {
      ...row,
      amount: amount === null ? null : amount + (rounding ?? 0),
      bill_status: status === null ? null : billStatus.keyOf(status),
    },
    isDraft: order_status === orderCodes.draft,
    purchase_order,
  }))
}

/** @throws 409 once its period is over */
export async function presentCollective(context: Context, contribution: ContributionRecord, company: Company): Promise<CollectivePage> {
  const { db, now, tenant } = context
  const period = periodFrom(contribution)
  const orders = await ordersOf(context, contribution.id, company.id)
  const waiting = orders.find(({ isDraft }) => isDraft)
  const draft = waiting
    ? await db.selectFrom('contribution_orders').selectAll().where('id', '=', waiting.order.id).executeTakeFirstOrThrow()
    : undefined
  const days = draft ?? membershipDays(period, todayOf(context)) ?? refuse(contributionsErrors.contributionOver)
  const { starts_on, ends_on } = days
  const tariff = draft ? await getTariff(db, draft.tariff_id) : await currentTariff(db, contribution.id)
  const { vat_rate: vat, bands, ...charged } = tariffFrom(tariff)
  return {
    contribution: contribution.id,
    name: contribution.name,
    terms: contribution.terms,
    starts_on,
    ends_on,
    basis: contributionBasis.keyOf(contribution.basis),
    vat,
    bands: [...bands],
    ...charged,
    months: monthsDue(period, starts_on),
    company: company.id,
    company_name: company.name,
    held: await countMembers(db, {
      contribution_id: contribution.id,
      company_id: company.id,
      starts_on,
      ends_on,
      order: draft?.id ?? null,
    }),
    headcount: await headcountOf(context, company.id),
    headcount_year: lastHeadcountYear(now),
    order_asked: requiredOrderReference(company),
    purchase_order: waiting?.purchase_order ?? null,
    people: await choosersOf(context, contribution, company.id, { starts_on, ends_on }, draft?.id ?? null),
    draft: draft?.id ?? null,
    orders: orders.map(({ order }) => order),
    contact: paramsOf(tenant).mail_reply_to,
  }
}

/** @throws 409 on one that is not open, or does not concern the company */
export const readCollective: Verb<Contract['collective']> = async (context, { params, query }) => {
  const company = await companyOf(context, query.company)
  const contribution = await getContribution(context.db, params.id)
  if (contributionStatus.keyOf(contribution.status) === 'draft') refuse(contributionsErrors.contributionNotOpen)
  return presentCollective(context, contribution, company)
}
