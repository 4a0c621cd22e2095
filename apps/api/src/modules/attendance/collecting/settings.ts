import type { AttendanceSettings } from '@kxo/domain/attendance/collecting-contract'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import type { SigningSettings } from '@kxo/domain/attendance/rules'
import { signingMeans, usualMeans } from '@kxo/domain/attendance/signing-means'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockEvent } from '../../events/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { getSession, isConfirmedPartner } from '../queries.ts'

type Reader = Pick<Context, 'db' | 'tenant'>
export type EventSigning = SigningSettings & Pick<AttendanceSettings, 'means' | 'doors'>

/** How presence is signed at events: what each chose, else what the organisation does. */
export async function signingOf({ db, tenant }: Reader, eventIds: readonly number[]): Promise<(eventId: number) => EventSigning> {
  const rows =
    eventIds.length === 0
      ? []
      : await db
          .selectFrom('attendance_settings')
          .selectAll()
          .where('event_id', 'in', [...eventIds])
          .execute()
  const chosen = new Map(
    rows.map((row): [number, EventSigning] => [
      row.event_id,
      {
        means: row.means.map(signingMeans.keyOf),
        sign_open_minutes: row.open_minutes,
        sign_close_hours: row.close_hours,
        doors: row.doors,
      },
    ]),
  )
  const { sign_open_minutes, sign_close_hours } = paramsOf(tenant)
  return (eventId) => chosen.get(eventId) ?? { means: [...usualMeans], sign_open_minutes, sign_close_hours, doors: [] }
}

export const signingOfEvent = async (reader: Reader, eventId: number): Promise<EventSigning> =>
  (await signingOf(reader, [eventId]))(eventId)

const present = ({ means, doors, sign_open_minutes, sign_close_hours }: EventSigning): AttendanceSettings => ({
  means,
  open_minutes: sign_open_minutes,
  close_hours: sign_close_hours,
  doors,
})

export const showSettings: Verb<typeof attendanceContract.settings> = async (context, { params }) => {
  const { db, actor } = context
  const session = await getSession(db, params.id)
  authorize(may.seeEveryone(actor, { is_partner: await isConfirmedPartner(db, session.id, actor.user_id) }))
  return present(await signingOfEvent(context, session.id))
}

/** @throws 403, 404, 409 once the event is cancelled or closed */
export const changeSettings: Verb<typeof attendanceContract.changeSettings> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const row = {
    means: body.means.map(signingMeans.codeOf),
    open_minutes: body.open_minutes,
    close_hours: body.close_hours,
    doors: [...new Set(body.doors)],
  }
  await context.db
    .insertInto('attendance_settings')
    .values({ event_id: event.id, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).doUpdateSet(row))
    .execute()
  await trace(context, { action: 'set_attendance', event_id: event.id, change: { after: row } })
  return body
}
