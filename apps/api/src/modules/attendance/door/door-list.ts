import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { passageKind, passageOutcome } from '@kxo/domain/attendance/door'
import type { DoorList } from '@kxo/domain/attendance/door-contract'
import { may } from '@kxo/domain/attendance/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { attendees } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { passPublicKey } from '../passes/pass.ts'
import { getSession } from '../queries.ts'
import type { Helper } from './at-door.ts'

type HolderRow = {
  registration: number
  name: string
  company_name: string | null
  code: string
  pass_rev: number
  status: number
  last_kind: number | null
  last_at: Date | null
}

/** Everybody a door of the event may meet, cancelled ones too, with where they are now; taking it along is traced. */
export const doorList: Verb<typeof attendanceContract.doorList> = async (context, { params }) => {
  authorize(may.checkIn(context.actor))
  return takeDoorList(context, params.id)
}

/** The same for whoever may stand at the door. @throws 404 */
export async function takeDoorList(context: Context, eventId: number, helper: Helper | null = null): Promise<DoorList> {
  const { db, now } = context
  const session = await getSession(db, eventId)
  const { rows } = await sql<HolderRow>`
    select r.id as registration, u.first_name || ' ' || u.last_name as name, c.name as company_name, r.code, r.pass_rev, r.status,
        p.kind as last_kind, p.passed_at as last_at
      from ${attendees} as a
      join registrations r on r.tenant_id = a.tenant_id and r.id = a.registration_id
      join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
      left join lateral (
        select kind, passed_at from passages
         where tenant_id = r.tenant_id and registration_id = r.id and event_id = a.event_id and undone_at is null
           and outcome = ${passageOutcome.codeOf('welcome')}
         order by passed_at desc limit 1) p on true
     where a.tenant_id = current_tenant() and a.event_id = ${session.id}
     order by u.last_name, u.first_name, r.id`.execute(db)
  await trace(context, { action: 'take_door_list', event_id: session.id, info: helper?.name ?? null, change: { people: rows.length } })
  return {
    event: session.id,
    title: session.title,
    made_at: now,
    public_key: passPublicKey(context),
    doors: await doorsOf(context, session.id),
    holders: rows.map(({ last_kind, status, ...row }) => ({
      ...row,
      status: registrationStatus.keyOf(status),
      is_inside: last_kind !== null && passageKind.keyOf(last_kind) === 'entry',
    })),
  }
}

/** The doors of an event, by name. */
export async function doorsOf({ db }: Pick<Context, 'db'>, event_id: number): Promise<string[]> {
  const row = await db.selectFrom('attendance_settings').select('doors').where('event_id', '=', event_id).executeTakeFirst()
  return row?.doors ?? []
}
