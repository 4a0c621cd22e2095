import { type BadgeLayout, badgeField, badgeFormat, usualLayout } from '@kxo/domain/attendance/badges/badge'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getSession } from '../queries.ts'
import { countHolders } from './badge-holders.ts'

/** How the badges of an event are laid out. */
export async function layoutOf({ db }: Pick<Context, 'db'>, event_id: number): Promise<BadgeLayout> {
  const row = await db.selectFrom('badge_layouts').selectAll().where('event_id', '=', event_id).executeTakeFirst()
  return row
    ? { format: badgeFormat.keyOf(row.format), fields: row.fields.map(badgeField.keyOf), has_qr: row.has_qr }
    : { ...usualLayout, fields: [...usualLayout.fields] }
}

export const showBadgeLayout: Verb<typeof attendanceContract.badgeLayout> = async (context, { params }) => {
  authorize(may.checkIn(context.actor))
  const { id } = await getSession(context.db, params.id)
  const [layout, people] = await Promise.all([layoutOf(context, id), countHolders(context, id)])
  return { ...layout, people }
}

export const changeBadgeLayout: Verb<typeof attendanceContract.changeBadgeLayout> = async (context, { params, body }) => {
  authorize(may.checkIn(context.actor))
  const { id } = await getSession(context.db, params.id)
  const row = {
    format: badgeFormat.codeOf(body.format),
    fields: [...new Set(body.fields)].map(badgeField.codeOf),
    has_qr: body.has_qr,
  }
  await context.db
    .insertInto('badge_layouts')
    .values({ event_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).doUpdateSet(row))
    .execute()
  await trace(context, { action: 'set_badges', event_id: id, change: { after: row } })
  return layoutOf(context, id)
}
