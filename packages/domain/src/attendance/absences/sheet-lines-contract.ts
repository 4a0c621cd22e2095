import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { list } from '../../kernel/list.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { absenceReason } from '../../registrations/absences/absence-reason.ts'
import { absenceReasonWords } from '../../registrations/absences/absence-reason-words.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { presenceState } from '../presence.ts'
import { proofWords } from '../proving/proof-words.ts'
import { attendanceWords } from '../words.ts'
import { absenceWords } from './absence-words.ts'

/** One person at one half-day, as a table reads it. */
export const SheetLine = z.object({
  id: wire.id,
  name: z.string(),
  company_name: z.nullable(z.string()),
  start_at: wire.instant,
  end_at: wire.instant,
  slot_title: z.string(),
  presence: z.nullable(presenceState.wire),
  signed_at: z.nullable(wire.instant),
  minutes_late: z.int(),
  minutes_away: z.int(),
  absence_reason: z.nullable(absenceReason.wire),
  reason: z.string(),
  recorded_by: z.nullable(z.string()),
})
export type SheetLine = z.output<typeof SheetLine>

export const sheetLineList = list<SheetLine>()({
  start_at: { label: absenceWords.starts, kind: 'instant', isSortable: true, isFilterable: true, isExported: true },
  end_at: { label: absenceWords.ends, kind: 'instant', isExported: true },
  slot_title: { label: attendanceWords.halfDay, kind: 'text', isExported: true },
  name: { label: attendanceWords.person, kind: 'text', isSortable: true, isFilterable: true, isExported: true },
  company_name: { label: absenceWords.company, kind: 'text', isExported: true },
  presence: { label: absenceWords.presence, kind: 'code', of: presenceState, isFilterable: true, isExported: true },
  signed_at: { label: absenceWords.signedOn, kind: 'instant', isExported: true },
  minutes_late: { label: attendanceWords.minutes, kind: 'number', isExported: true },
  minutes_away: { label: proofWords.minutesAway, kind: 'number', isExported: true },
  absence_reason: { label: absenceReasonWords.reason, kind: 'code', of: absenceReason, isFilterable: true, isExported: true },
  reason: { label: absenceReasonWords.detail, kind: 'text', isExported: true },
  recorded_by: { label: absenceWords.recorder, kind: 'text', isExported: true },
})

export const sheetLineEndpoints = {
  sheetLines: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/attendance-sheet/lines/',
    summary: 'The sheet of an event as a table, one line a person and half-day',
    params: inClientWithId,
    query: z.object({ ...listQuery, presence: z.optional(presenceState.wire) }),
    response: listOf(SheetLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
