import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { membershipDays } from '@kxo/domain/contributions/period'
import { isFree } from '@kxo/domain/contributions/price-order'
import { contributionStatus, membershipStatus } from '@kxo/domain/contributions/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type ContributionRecord, currentTariff, getTariff, lockContribution, periodFrom, tariffFrom } from '../contribution-of.ts'
import { todayOf } from '../members/memberships-in-force.ts'
import { concerning, concernsPerson } from '../writing/concerns-company.ts'
import { presentCollective } from './collective-page.ts'
import { companyOf } from './company-of.ts'
import { lockDraftOrder, type OrderRecord } from './order-of.ts'
import { writeOrder } from './write-order.ts'

type Contract = typeof contributionsContract

/** The people named, once each in the order of their numbers. @throws 404 on one of another company, 409 on one it does not concern */
async function chosenPeople({ db }: Context, contribution: ContributionRecord, company_id: number, ids: readonly number[]) {
  const chosen = [...new Set(ids)].toSorted((a, b) => a - b)
  const { rows } = await sql<{ id: number; name: string; is_concerned: boolean }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, ${concernsPerson(contribution)} as is_concerned
      from users u where u.tenant_id = current_tenant() and u.company_id = ${company_id} and u.id = any(${chosen}::bigint[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const id of chosen) {
    const { name, is_concerned } = found(byId.get(id))
    if (!is_concerned) refuse(contributionsErrors.personNotConcerned, { name })
  }
  return chosen
}

/** The order being made, or a new one from today. @throws 409 once the period is over */
async function openOrder(context: Context, contribution: ContributionRecord, company_id: number): Promise<OrderRecord> {
  const { db, now, actor } = context
  const draft = await lockDraftOrder(db, { contribution_id: contribution.id, company_id })
  if (draft) return draft
  const days = membershipDays(periodFrom(contribution), todayOf(context)) ?? refuse(contributionsErrors.contributionOver)
  const tariff = await currentTariff(db, contribution.id)
  return db
    .insertInto('contribution_orders')
    .values({ contribution_id: contribution.id, tariff_id: tariff.id, company_id, ...days, ordered_by: actor.user_id, ordered_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Takes memberships for people of a company, added to its order being made when there is one. Orders of one contribution wait for each other:
 * each counts the members those before it took.
 * @throws 409 on a contribution that is not open, a person who has it already (the database refuses the same days twice), or beyond the bands
 */
export const takeContributions: Verb<Contract['take']> = async (context, { params, body }) => {
  const { db } = context
  const company = await companyOf(context, body.company)
  const contribution = await lockContribution(db, params.id)
  if (contributionStatus.keyOf(contribution.status) !== 'open') refuse(contributionsErrors.contributionNotOpen)
  if ((await concerning(db, [contribution], company.id)).length === 0) refuse(contributionsErrors.companyNotConcerned)
  const people = await chosenPeople(context, contribution, company.id, body.people)
  const order = await openOrder(context, contribution, company.id)
  const status = membershipStatus.codeOf(isFree(tariffFrom(await getTariff(db, order.tariff_id))) ? 'toValidate' : 'toPay')
  const { id: order_id, contribution_id, company_id, starts_on, ends_on } = order
  await db
    .insertInto('contribution_members')
    .values(people.map((user_id) => ({ contribution_id, order_id, user_id, company_id, starts_on, ends_on, status })))
    .execute()
  await writeOrder(context, contribution, order, body.purchase_order)
  await trace(context, {
    action: 'take_contributions',
    subject_id: contribution.id,
    info: `${contribution.name} · ${company.name} · ${people.length}`,
  })
  return presentCollective(context, contribution, company)
}

/** @throws 404 on somebody who is not on the order being made */
export const leaveOutOfOrder: Verb<Contract['leaveOut']> = async (context, { params, body }) => {
  const { db } = context
  const company = await companyOf(context, body.company)
  const contribution = await lockContribution(db, params.id)
  const order = found(await lockDraftOrder(db, { contribution_id: contribution.id, company_id: company.id }))
  const gone = await db
    .deleteFrom('contribution_members')
    .where('order_id', '=', order.id)
    .where('user_id', 'in', body.people)
    .returning('user_id')
    .execute()
  if (gone.length !== new Set(body.people).size) found(undefined)
  await writeOrder(context, contribution, order)
  await trace(context, { action: 'leave_out_of_order', subject_id: contribution.id, info: `${company.name} · ${gone.length}` })
  return presentCollective(context, contribution, company)
}
