import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import type { YearlyHours } from '@kxo/domain/attendance/person/person-contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { followedHalfDays } from '../followed-half-days.ts'

/** This year, and so many before it. */
const yearsBefore = 2

/** Minutes somebody followed by calendar year, on the clock of the organisation (FOR-31). */
async function hoursOf({ db, now, tenant }: Context, user_id: number): Promise<YearlyHours> {
  const zone = tenant.time_zone
  const year = Number(dayInZone(now, zone).slice(0, 4))
  const { rows } = await sql<{ year: number; minutes: number }>`
    select date_part('year', f.start_at at time zone ${zone})::int as year, sum(f.minutes)::int as minutes
      from registrations r join lateral ${followedHalfDays} as f on true
     where r.tenant_id = current_tenant() and r.user_id = ${user_id}
       and f.start_at >= make_timestamptz(${year - yearsBefore}, 1, 1, 0, 0, 0, ${zone})
     group by 1`.execute(db)
  const minutes = new Map(rows.map((row) => [row.year, row.minutes]))
  const years = Array.from({ length: yearsBefore + 1 }, (_, before) => year - before)
  return { years: years.map((one) => ({ year: one, minutes: minutes.get(one) ?? 0 })) }
}

export const readOwnHours: Verb<typeof attendanceContract.ownHours> = async (context) => {
  authorize(may.seeOwn(context.actor))
  return hoursOf(context, found(context.actor.user_id))
}

/** @throws 403, 404 */
export const readPersonHours: Verb<typeof attendanceContract.personHours> = async (context, { params }) => {
  authorize(may.seeSheets(context.actor))
  return hoursOf(context, found(await findUser(context.db, params.id)).id)
}
