import { type SheetLine, sheetLineList } from '@kxo/domain/attendance/absences/sheet-lines-contract'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceReason, presenceState } from '@kxo/domain/attendance/presence'
import type { Language } from '@kxo/domain/kernel/language'
import { absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import { type SelectQueryBuilder, sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { attendeesOf } from '../../registrations/index.ts'
import { listOrExport } from '../../traces/index.ts'
import { fullName, getSession, isConfirmedPartner, onSheet } from '../queries.ts'

type Line = Omit<SheetLine, 'presence' | 'absence_reason'> & {
  presence: number | null
  absence_reason: number | null
  reason_code: string | null
}

const plan = planOf(
  sheetLineList,
  {
    start_at: 'lines.start_at',
    name: 'lines.name',
    presence: 'lines.presence',
    absence_reason: 'lines.absence_reason',
  },
  { search: sql`searchable(lines.name)`, sort: 'start_at', id: sql`lines.id` },
)

type Listed = SelectQueryBuilder<{ lines: Line }, 'lines', Line>
function linesOf(db: Queries, eventId: number): Listed {
  const lines = sql<Line>`(select row_number() over (order by s.start_at, s.id, searchable(users.last_name), searchable(users.first_name), r.id) as id,
      ${fullName} as name, c.name as company_name, s.start_at, s.end_at, s.title as slot_title, p.state as presence, g.signed_at,
      coalesce(p.minutes_late, 0) as minutes_late, coalesce(p.minutes_away, 0) as minutes_away, p.absence_reason, coalesce(p.reason, '') as reason, p.reason_code,
      case when p.source <> 'signature' then by_whom.first_name || ' ' || by_whom.last_name end as recorded_by
    from slots s
    cross join ${attendeesOf(sql`s.tenant_id`, sql`s.event_id`)} as a
    join registrations r on r.tenant_id = s.tenant_id and r.id = a.registration_id and r.status in (${sql.join(onSheet)})
    join users on users.tenant_id = r.tenant_id and users.id = r.user_id
    left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
    left join presences p on p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id
    left join users by_whom on by_whom.tenant_id = p.tenant_id and by_whom.id = p.recorded_by
    left join signatures g on g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id = r.id
    where s.tenant_id = current_tenant() and s.event_id = ${eventId})`
  return db.selectFrom(lines.as('lines')).selectAll('lines') as unknown as Listed // a query written by hand has no table the types know
}

const present = (lines: readonly Line[], language: Language): SheetLine[] =>
  lines.map(({ presence, absence_reason, reason_code, ...line }) => ({
    ...line,
    reason: presenceReason({ reason: line.reason, reason_code }, language),
    presence: presence === null ? null : presenceState.keyOf(presence),
    absence_reason: absenceReasonOf(absence_reason),
  }))

/** The sheet of an event as a table: who was there, who was not and why, half-day by half-day. */
export const listSheetLines: Verb<typeof attendanceContract.sheetLines> = async (context, { params, query }) => {
  const { db, actor } = context
  authorize(may.seeEveryone(actor, { is_partner: await isConfirmedPartner(db, params.id, actor.user_id) }))
  const { id } = await getSession(db, params.id)
  return listOrExport(context, 'export_attendance', {
    name: `attendance-${id}`,
    plan,
    asked: query,
    query: (reader) => {
      const lines = linesOf(reader, id)
      return query.presence ? lines.where('lines.presence', '=', presenceState.codeOf(query.presence)) : lines
    },
    present: (lines) => present(lines, context.language),
    columns: exportsOf(sheetLineList),
  })
}
