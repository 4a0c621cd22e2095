import { noticeKind, noticeStatus } from '@kxo/domain/attendance/notices/notice'
import type { AttendanceNotice } from '@kxo/domain/attendance/notices/notice-contract'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { AttendanceNotices } from '../../../platform/database-types.ts'
import { attendsEvent } from '../../registrations/index.ts'

const notices = (db: Queries) =>
  db
    .selectFrom('attendance_notices as notice')
    .innerJoin('registrations', (join) =>
      join.onRef('registrations.tenant_id', '=', 'notice.tenant_id').onRef('registrations.id', '=', 'notice.registration_id'),
    )
    .selectAll('notice')
    .select(['registrations.user_id', 'registrations.event_id'])
    .orderBy('notice.id')
export type NoticeRow = Awaited<ReturnType<ReturnType<typeof notices>['execute']>>[number]

/** One, held until the end of the transaction: two acts on it follow each other. */
export const lockNotice = (db: Queries, id: number): Promise<NoticeRow | undefined> =>
  notices(db).where('notice.id', '=', id).forUpdate('notice').executeTakeFirst()

export const findNotice = (db: Queries, id: number): Promise<NoticeRow | undefined> =>
  notices(db).where('notice.id', '=', id).executeTakeFirst()

/** What was said by the people of registrations, oldest first. */
export const noticesOf = (db: Queries, registrationIds: readonly number[]): Promise<NoticeRow[]> =>
  registrationIds.length === 0
    ? Promise.resolve([])
    : notices(db)
        .where('notice.registration_id', 'in', [...registrationIds])
        .execute()

/** What the people of an event or activity said of it: of its half-days, or of the whole event. */
export const noticesOfEvent = (db: Queries, eventId: number): Promise<NoticeRow[]> =>
  notices(db)
    .where(attendsEvent(eventId))
    .where((eb) =>
      eb.or([
        eb('notice.slot_id', 'is', null),
        eb('notice.slot_id', 'in', eb.selectFrom('slots').select('slots.id').where('slots.event_id', '=', eventId)),
      ]),
    )
    .execute()

export const presentNotice = (row: Selectable<AttendanceNotices>): AttendanceNotice => ({
  id: row.id,
  registration: row.registration_id,
  slot: row.slot_id,
  kind: noticeKind.keyOf(row.kind),
  minutes: row.minutes,
  absence_reason: absenceReason.keyOf(row.absence_reason),
  reason: row.reason,
  has_proof: row.document_id !== null,
  status: noticeStatus.keyOf(row.status),
  decision_reason: row.decision_reason,
})
