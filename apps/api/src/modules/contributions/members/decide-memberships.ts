import { billStatus } from '@kxo/domain/billing/status'
import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { may } from '@kxo/domain/contributions/permissions'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getContribution } from '../contribution-of.ts'
import { beginMemberships, stopMemberships } from './memberships-in-force.ts'

type Contract = typeof contributionsContract

/** @throws 409 when none of them waits for it */
export const validateMemberships: Verb<Contract['validate']> = async (context, { params, body }) => {
  authorize(may.manageContributions(context.actor))
  const { id } = await getContribution(context.db, params.id)
  const rows = await context.db
    .updateTable('contribution_members')
    .set({ status: membershipStatus.codeOf('effective') })
    .where('contribution_id', '=', id)
    .where('id', 'in', body.ids)
    .where('status', '=', membershipStatus.codeOf('toValidate'))
    .returning('id')
    .execute()
  if (rows.length === 0) refuse(contributionsErrors.nothingToValidate)
  await beginMemberships(context, sql`m.id = any(${rows.map((row) => row.id)}::bigint[])`)
  return { people: rows.length }
}

/** What was billed is credited, not cancelled. @throws 409 on one that has a bill */
export const cancelMemberships: Verb<Contract['cancel']> = async (context, { params, body }) => {
  authorize(may.manageContributions(context.actor))
  const { db } = context
  const { id } = await getContribution(db, params.id)
  const billed = await db
    .selectFrom('contribution_members as m')
    .innerJoin('contribution_orders as o', (join) => join.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.order_id'))
    .innerJoin('bills as b', (join) => join.onRef('b.tenant_id', '=', 'o.tenant_id').onRef('b.id', '=', 'o.bill_id'))
    .select('m.id')
    .where('m.contribution_id', '=', id)
    .where('m.id', 'in', body.ids)
    .where('b.status', '<>', billStatus.codeOf('deleted'))
    .limit(1)
    .executeTakeFirst()
  if (billed) refuse(contributionsErrors.membershipBilled)
  const alive = sql.join(membershipStatus.codesOf('toValidate', 'effective').map((code) => sql.lit(code)))
  const rows = await stopMemberships(
    context,
    sql`m.contribution_id = ${id} and m.id = any(${body.ids}::bigint[]) and m.status in (${alive})`,
    'cancelled',
  )
  return { people: rows.length }
}
