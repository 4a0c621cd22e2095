import type { AttendanceSettings, ProvedSettings } from '@kxo/domain/attendance/collecting-contract'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { rounding } from '@kxo/domain/attendance/proving/hours'
import { isModeFrozen, proofModeOf } from '@kxo/domain/attendance/proving/proof-mode'
import { usualReminders } from '@kxo/domain/attendance/proving/reminding'
import type { SigningSettings } from '@kxo/domain/attendance/rules'
import { signingMeans, usualMeansOf } from '@kxo/domain/attendance/signing-means'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockEvent } from '../../events/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { getSession, isConfirmedPartner } from '../queries.ts'
import { sourcesOfProof } from '../signing/slot-facts.ts'

/** The settings with nothing left unsaid. */
type Chosen = { [K in keyof AttendanceSettings]-?: Exclude<AttendanceSettings[K], undefined> }
type Reader = Pick<Context, 'db' | 'tenant'>
export type EventSigning = SigningSettings & Omit<Chosen, 'open_minutes' | 'close_hours'>

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
        remind_start: row.remind_start,
        remind_end: row.remind_end,
        late_after: row.late_after,
        lock_after_days: row.lock_after_days,
        rounding: rounding.keyOf(row.rounding),
        counts_exits: row.counts_exits,
      },
    ]),
  )
  const { sign_open_minutes, sign_close_hours, attendance_code } = paramsOf(tenant)
  const usual: EventSigning = {
    means: [...usualMeansOf({ attendance_code })],
    sign_open_minutes,
    sign_close_hours,
    doors: [],
    ...usualReminders,
    late_after: null,
    lock_after_days: null,
    rounding: 'minute',
    counts_exits: false,
  }
  return (eventId) => chosen.get(eventId) ?? usual
}

export const signingOfEvent = async (reader: Reader, eventId: number): Promise<EventSigning> =>
  (await signingOf(reader, [eventId]))(eventId)

const present = ({ sign_open_minutes, sign_close_hours, ...signing }: EventSigning, proofs: number): ProvedSettings => ({
  ...signing,
  open_minutes: sign_open_minutes,
  close_hours: sign_close_hours,
  proofs,
})

/** Signatures, and what stands for one, at an event. */
async function proofsOf({ db }: Pick<Context, 'db'>, eventId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (select count(*)::int from signatures where event_id = ${eventId})
      + (select count(*)::int from presences p join slots s on s.tenant_id = p.tenant_id and s.id = p.slot_id
          where s.event_id = ${eventId} and p.source in (${sourcesOfProof})) as n`.execute(db)
  return rows[0]?.n ?? 0
}

export const showSettings: Verb<typeof attendanceContract.settings> = async (context, { params }) => {
  const { db, actor } = context
  const session = await getSession(db, params.id)
  authorize(may.seeEveryone(actor, { is_partner: await isConfirmedPartner(db, session.id, actor.user_id) }))
  return present(await signingOfEvent(context, session.id), await proofsOf(context, session.id))
}

/** @throws 403, 404, 409 once the event is cancelled or closed, or for another mode than what is proved already */
export const changeSettings: Verb<typeof attendanceContract.changeSettings> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const proofs = await proofsOf(context, event.id)
  const { means } = await signingOfEvent(context, event.id)
  if (isModeFrozen(means, proofs) && proofModeOf(means) !== proofModeOf(body.means)) refuse(attendanceErrors.modeFrozen, { n: proofs })
  const row = {
    means: body.means.map(signingMeans.codeOf),
    open_minutes: body.open_minutes,
    close_hours: body.close_hours,
    doors: [...new Set(body.doors)],
    remind_start: body.remind_start ?? null,
    remind_end: body.remind_end ?? null,
    late_after: body.late_after ?? null,
    lock_after_days: body.lock_after_days ?? null,
    rounding: rounding.codeOf(body.rounding ?? 'minute'),
    counts_exits: body.counts_exits ?? false,
  }
  await context.db
    .insertInto('attendance_settings')
    .values({ event_id: event.id, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).doUpdateSet(row))
    .execute()
  await trace(context, { action: 'set_attendance', event_id: event.id, change: { after: row } })
  return present(await signingOfEvent(context, event.id), proofs)
}
