import * as z from 'zod/mini'
import { paperUpload } from '../../documents/requests/own-papers-contract.ts'
import { endpoint } from '../../kernel/contract.ts'
import { isAmong } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { type AbsenceReason, absenceDetail, absenceReason, saysWhy } from '../../registrations/absences/absence-reason.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { noticeKind, noticeStatus, ownReasons } from './notice.ts'

/** What a person said of a lateness or an absence of their own, and what became of it. */
export const AttendanceNotice = z.object({
  id: wire.id,
  registration: wire.id,
  /** Null for the whole event. */
  slot: z.nullable(wire.id),
  kind: noticeKind.wire,
  minutes: z.nullable(z.int()),
  absence_reason: absenceReason.wire,
  reason: z.string(),
  has_proof: z.boolean(),
  status: noticeStatus.wire,
  /** Why it was not excused. */
  decision_reason: z.nullable(z.string()),
})
export type AttendanceNotice = z.output<typeof AttendanceNotice>

const inNotice = z.object({ client: z.string(), notice: wire.id })
const stale = ['presences', 'guests', 'attendance-notices'] as const

/** What is said: how late or away, of which half-day, and why. */
export const noticeBody = z
  .object({
    slot: z.nullable(wire.id),
    kind: noticeKind.wire,
    minutes: z.nullable(wire.integer.check(z.minimum(1), z.maximum(600))),
    absence_reason: absenceReason.wire.check(isAmong<AbsenceReason>(ownReasons)),
    reason: absenceDetail,
  })
  .check(
    z.refine(saysWhy, { error: 'required', path: ['reason'] }),
    z.refine(({ kind, minutes }) => kind === 'absent' || minutes !== null, { error: 'required', path: ['minutes'] }),
  )

export const noticeEndpoints = {
  notices: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/attendance-notices/',
    summary: 'What a person said of their own latenesses and absences at an event',
    access: 'link',
    params: inClientWithId,
    response: z.array(AttendanceNotice),
  }),
  giveNotice: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/attendance-notices/',
    summary: 'Say that one will be late or away, or why one was; said again, it takes the place of what was said',
    access: 'link',
    params: inClientWithId,
    body: noticeBody,
    response: AttendanceNotice,
    status: 201,
  }),
  withdrawNotice: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/attendance-notices/:notice/',
    summary: 'Take back what one said, until somebody decided on it',
    access: 'link',
    params: inNotice,
    response: z.object({ done: z.literal(true) }),
  }),
  attachNoticeProof: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/attendance-notices/:notice/proof/',
    summary: 'Attach what proves it, in the place of what was attached, until somebody decided on it',
    access: 'link',
    params: inNotice,
    upload: paperUpload,
    response: AttendanceNotice,
    status: 201,
  }),
  readNoticeProof: endpoint({
    method: 'GET',
    path: '/clients/:client/attendance-notices/:notice/proof/',
    summary: 'What was attached, for whoever attached it and the administration',
    access: 'link',
    params: inNotice,
    streams: paperUpload.accept,
  }),
  decideNotice: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/attendance-notices/:notice/decision/',
    summary: 'Excuse it or not, saying why not; its person is told',
    params: inNotice,
    body: z
      .object({ is_excused: wire.flag, reason: absenceDetail })
      .check(z.refine(({ is_excused, reason }) => is_excused || reason !== '', { error: 'required', path: ['reason'] })),
    response: AttendanceNotice,
  }),
}
