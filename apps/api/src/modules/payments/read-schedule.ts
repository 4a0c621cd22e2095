import { isReferent } from '@kxo/domain/kernel/permissions'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type SqlBool, sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'

/** Whoever was invoiced the first part pays the next ones; before any invoice, the company of the registration. */
const payingCompany = sql<number | null>`(select case when first.id is null then registrations.company_id else first.company_id end
  from (select 1) one left join lateral (select id, company_id from bills where bills.registration_id = registrations.id and bills.number is not null
    order by id limit 1) first on true)`

/** What is still to be invoiced of the orders one pays, oneself or as the referent of a company, soonest first. */
export const readSchedule: Verb<typeof paymentsContract.schedule> = async ({ db, actor }) => {
  authorize(actor.user_id !== null && actor.session === 'full')
  const own = sql<SqlBool>`(registrations.user_id = ${actor.user_id} and ${payingCompany} is null)`
  const ofCompany = sql<SqlBool>`${payingCompany} = ${actor.company_id}`
  return db
    .selectFrom('instalments')
    .innerJoin('registrations', (join) =>
      join.onRef('registrations.tenant_id', '=', 'instalments.tenant_id').onRef('registrations.id', '=', 'instalments.registration_id'),
    )
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .select(['instalments.id', 'due_on', 'instalments.amount', 'is_last', 'events.id as event', 'events.title as event_title'])
    .select(['user_id as user', 'first_name', 'last_name'])
    .where('bill_id', 'is', null)
    .where('settled_at', 'is not', null)
    .where('registrations.status', '<>', registrationStatus.codeOf('cancelled'))
    .where(isReferent(actor) && actor.company_id !== null ? sql<SqlBool>`(${own} or ${ofCompany})` : own)
    .orderBy('due_on')
    .orderBy('instalments.id')
    .execute()
}
