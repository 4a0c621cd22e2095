import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import type { PersonHalfDay } from '@kxo/domain/attendance/person/person-contract'
import { personHalfDayList } from '@kxo/domain/attendance/person/person-list'
import { presenceState } from '@kxo/domain/attendance/presence'
import { slotState } from '@kxo/domain/attendance/rules'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { findUser } from '../../identity/index.ts'
import { attendees } from '../../registrations/index.ts'
import { signingOf } from '../collecting/settings.ts'
import { followedMinutes } from '../followed-minutes.ts'
import { onSheet } from '../queries.ts'
import { isEntered, type PresenceSource, sourcesOfProof } from '../signing/slot-facts.ts'

const plan = planOf(
  personHalfDayList,
  { start_at: 's.start_at', event_title: 'events.title' },
  { search: sql`events.search`, sort: '-start_at', id: sql`s.id` },
)

const halfDaysOf = (db: Queries, user_id: number) =>
  db
    .selectFrom('slots as s')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 's.tenant_id').onRef('events.id', '=', 's.event_id'))
    .innerJoin('registrations as r', (join) => join.onRef('r.tenant_id', '=', 's.tenant_id').on('r.user_id', '=', user_id))
    .leftJoin('presences as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.slot_id', '=', 's.id').onRef('p.registration_id', '=', 'r.id'),
    )
    .leftJoin('signatures as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.slot_id', '=', 's.id').onRef('g.registration_id', '=', 'r.id'),
    )
    .leftJoin('attendance_sheets as sheet', (join) =>
      join.onRef('sheet.tenant_id', '=', 's.tenant_id').onRef('sheet.event_id', '=', 's.event_id'),
    )
    .select(['s.id as slot', 's.event_id', 's.start_at', 's.end_at', 'events.title as event_title', 'g.signed_at', 'sheet.locked_at'])
    .select(['p.state', 'p.source', 'p.minutes_late'])
    .select(
      sql<number | null>`case when g.signed_at is not null or p.source in (${sourcesOfProof}) then ${followedMinutes} end::int`.as(
        'minutes',
      ),
    )
    .where(
      sql<boolean>`(s.event_id, r.id) in (select a.event_id, a.registration_id from ${attendees} as a where a.tenant_id = s.tenant_id)`,
    )
    .where('r.status', 'in', onSheet)
    .where('events.cancelled_at', 'is', null)

/** @throws 403, 404 */
export const listPersonHalfDays: Verb<typeof attendanceContract.personHalfDays> = async (context, { params, query }) => {
  const { db, now, actor } = context
  authorize(may.seeSheets(actor))
  const { id } = found(await findUser(db, params.id))
  const page = await listed(halfDaysOf(db, id), plan, query)
  const signing = await signingOf(context, [...new Set(page.results.map(({ event_id }) => event_id))])
  return {
    ...page,
    results: page.results.map(({ event_id, locked_at, state, source, minutes_late, ...row }): PersonHalfDay => {
      const facts = {
        ...row,
        is_entered: isEntered(source),
        is_regularised: source === ('regularisation' satisfies PresenceSource),
        is_absent: state !== null && presenceState.keyOf(state) === 'absent',
        is_locked: locked_at !== null,
      }
      return { ...row, event: event_id, state: slotState(facts, signing(event_id), now), minutes_late: minutes_late ?? 0 }
    }),
  }
}
