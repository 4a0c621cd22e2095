import * as z from 'zod/mini'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { absenceReason } from '../registrations/absences/absence-reason.ts'
import { registrationStatus } from '../registrations/status.ts'
import { anomalyKinds } from './anomalies.ts'
import { noticeKind } from './notices/notice.ts'
import { AttendanceNotice } from './notices/notice-contract.ts'
import { presenceState } from './presence.ts'
import { slotStates } from './rules.ts'
import { codeChannels } from './sent-code/sent-code-contract.ts'
import { ownSigning, signingMeans } from './signing-means.ts'

const state = z.enum(slotStates)

/** Longest drawing accepted, in characters of its data address. */
const maxDrawing = 200_000
/** What a signature is made of: a drawing or a typed name, under the consent text that was read. */
export const signedWith = {
  drawing: z.optional(z.string().check(z.maxLength(maxDrawing, 'tooLong'))),
  typed_name: z.optional(requiredText(200)),
  consent_version: requiredText(40),
}
export const Proof = z.object({ id: wire.id, slot: wire.id, signed_at: wire.instant, hash: z.string() })

/** A half-day of the caller, as participant or as partner. */
export const OwnHalfDay = z.object({
  slot: wire.id,
  role: z.enum(['participant', 'partner']),
  event: wire.id,
  event_title: z.string(),
  slot_title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  opens_at: wire.instant,
  closes_at: wire.instant,
  place: z.string(),
  partners: z.array(z.string()),
  state,
  signed_at: z.nullable(wire.instant),
  absence_reason: z.optional(z.nullable(absenceReason.wire)),
  reason: z.string(),
  minutes_late: z.int(),
  is_locked: z.boolean(),
  /** The registration one attends by; null for a partner. */
  registration: z.optional(z.nullable(wire.id)),
  /** What one said of it, and what one may still say. */
  notice: z.optional(z.nullable(AttendanceNotice)),
  notices_open: z.optional(z.array(noticeKind.wire)),
  /** What signing from one's own device takes. */
  own_signing: z.enum(ownSigning),
  /** How the code to sign with may be sent; none where it is the one shown on site, or none is asked. */
  code_channels: z.optional(z.array(z.enum(codeChannels))),
  /** Counters a partner reads; null for a participant. */
  expected: z.nullable(z.int()),
  signed: z.nullable(z.int()),
})
export type OwnHalfDay = z.output<typeof OwnHalfDay>

export const Mark = z.object({
  slot: wire.id,
  state,
  presence: z.nullable(presenceState.wire),
  minutes_late: z.int(),
  /** Spent outside, where exits count. */
  minutes_away: z.optional(z.int()),
  /** Connections to the video meeting of the half-day, for those who keep the sheet; `to` is null while one lasts, and where departures are not known. */
  connections: z.optional(z.array(z.object({ from: wire.instant, to: z.nullable(wire.instant) }))),
  /** Minutes of lateness for whoever leads the half-day to confirm. */
  late_to_confirm: z.optional(z.nullable(z.int())),
  absence_reason: z.optional(z.nullable(absenceReason.wire)),
  reason: z.string(),
  signed_at: z.nullable(wire.instant),
  /** When a signature made without the network arrived. */
  synchronised_at: z.optional(z.nullable(wire.instant)),
  /** `drawing` or `typed`. */
  mode: z.nullable(z.enum(['drawing', 'typed'])),
  drawing: z.nullable(z.string()),
  typed_name: z.nullable(z.string()),
  /** How the signatory was recognised. */
  identified_by: z.nullable(z.enum(['account', 'link', 'tablet'])),
  recorded_by: z.nullable(z.string()),
})
export type Mark = z.output<typeof Mark>

/** The attendance sheet of an event: people × half-days. */
export const Sheet = z.object({
  event: wire.id,
  title: z.string(),
  /** A training action: its people may be given certificats de réalisation. */
  is_training: z.boolean(),
  place: z.string(),
  organisation: z.object({ name: z.string(), activity_number: z.nullable(z.string()), siret: z.nullable(z.string()) }),
  slots: z.array(
    z.object({
      id: wire.id,
      title: z.string(),
      start_at: wire.instant,
      end_at: wire.instant,
      opens_at: wire.instant,
      closes_at: wire.instant,
    }),
  ),
  people: z.array(
    z.object({
      registration: wire.id,
      user: wire.id,
      name: z.string(),
      company_name: z.nullable(z.string()),
      status: registrationStatus.wire,
      minutes: z.int(),
      marks: z.array(Mark),
    }),
  ),
  partners: z.array(z.object({ user: wire.id, name: z.string(), marks: z.array(Mark) })),
  means: z.array(signingMeans.wire),
  /** For those who keep the whole sheet; none for the others. */
  anomalies: z.array(z.object({ kind: z.enum(anomalyKinds), slot: wire.id, people: z.array(z.string()), at: wire.instant })),
  locked_at: z.nullable(wire.instant),
  /** What its people said of their latenesses and absences, for those who keep the whole sheet. */
  notices: z.optional(z.array(AttendanceNotice)),
  /** When it locks by itself, once countersigned; null by hand. */
  locks_at: z.optional(z.nullable(wire.instant)),
  reopened: z.nullable(z.object({ at: wire.instant, by: z.string(), reason: z.string() })),
  /** Whether the caller may add somebody nobody expected, now. */
  takes_unexpected: z.optional(z.boolean()),
  /** Number of the sealed document, once it is made. */
  document: z.nullable(wire.id),
})
export type Sheet = z.output<typeof Sheet>

export const CheckIn = z.object({
  registration: wire.id,
  name: z.string(),
  company_name: z.nullable(z.string()),
  at: wire.instant,
  by: z.string(),
  slot: z.nullable(wire.id),
})
export type CheckIn = z.output<typeof CheckIn>

export const SheetRow = z.object({
  event: wire.id,
  event_title: z.string(),
  slot: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  place: z.string(),
  partners: z.array(z.string()),
  expected: z.int(),
  signed: z.int(),
  absent: z.int(),
  partner_signed: z.boolean(),
  state: z.enum(['coming', 'open', 'incomplete', 'complete', 'locked']),
  /** Whether a code is shown on site for it. */
  shows_code: z.optional(z.boolean()),
})
export type SheetRow = z.output<typeof SheetRow>
