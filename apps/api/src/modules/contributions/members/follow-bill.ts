import { membershipStatus } from '@kxo/domain/contributions/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { FollowedBill } from '../../billing/index.ts'
import { beginMemberships, stopMemberships } from './memberships-in-force.ts'

const codes = {
  toPay: sql.lit(membershipStatus.codeOf('toPay')),
  effective: sql.lit(membershipStatus.codeOf('effective')),
}

/** What becomes of a bill becomes of the memberships it was made for: settled they count, due again they wait, credited they are cancelled. */
export async function followBill(context: Context, { id, status }: FollowedBill): Promise<void> {
  const { db } = context
  const order = await db.selectFrom('contribution_orders').select(['id', 'status']).where('bill_id', '=', id).executeTakeFirst()
  if (!order) return
  const ofIt = sql`m.order_id = ${order.id}`
  const isOver = status === 'deleted' || status === 'credited'
  if (status !== 'draft' && !(isOver && order.status === orderCodes.ended))
    await db
      .updateTable('contribution_orders')
      .set({ status: isOver ? orderCodes.ended : orderCodes.issued })
      .where('id', '=', order.id)
      .execute()
  if (isOver) await stopMemberships(context, sql`${ofIt} and m.status in (${codes.toPay}, ${codes.effective})`, 'cancelled')
  else if (status === 'paid') {
    await sql`update contribution_members m set status = ${codes.effective} where ${ofIt} and m.status = ${codes.toPay}`.execute(db)
    await beginMemberships(context, sql`${ofIt}`)
  } else await stopMemberships(context, sql`${ofIt} and m.status = ${codes.effective}`, 'toPay')
}

/** A bill written in place of another is for the same memberships. */
export async function moveOrders({ db }: Context, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('contribution_orders').set({ bill_id: to }).where('bill_id', '=', from).execute()
}

/** Where an order stands, as it is stored. */
export const orderCodes = { draft: 1, issued: 5, ended: 9 } as const
