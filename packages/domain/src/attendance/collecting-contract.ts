import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionally, requiredLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { rounding } from './proving/hours.ts'
import { areOfOneMode } from './proving/proof-mode.ts'
import { latestReminder } from './proving/reminding.ts'
import { Proof, signedWith } from './sheet.ts'
import { signingMeans } from './signing-means.ts'

const inSlot = z.object({ client: z.string(), slot: wire.id })

const reminder = optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(latestReminder, 'max')))

/** How presence at an event is proved: the step « Présence » of its creation. */
export const AttendanceSettings = z.object({
  /** None where it is not proved. */
  means: wire.list(signingMeans.wire).check(z.refine(areOfOneMode, 'unknownCode')),
  open_minutes: wire.integer.check(z.minimum(0, 'min'), z.maximum(240, 'max')),
  close_hours: wire.integer.check(z.minimum(1, 'min'), z.maximum(720, 'max')),
  /** Where people come in, by name: each device says at which it stands. */
  doors: z.array(requiredText(60)).check(z.maxLength(20, 'tooMany')),
  /** Minutes after the start and after the end at which who has not signed is reminded; not at all when null. */
  remind_start: reminder,
  remind_end: reminder,
  /** Minutes after the start beyond which a lateness is suggested; none is when null. */
  late_after: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(240, 'max'))),
  /** Days after the last half-day at which the sheet locks by itself; by hand when null. */
  lock_after_days: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(60, 'max'))),
  rounding: z.optional(rounding.wire),
  /** Whether what is spent outside, by the exits seen at the doors, is taken off the hours. */
  counts_exits: z.optional(z.boolean()),
})
export type AttendanceSettings = z.output<typeof AttendanceSettings>

/** The same with how many presences are proved already: from the first, the mode is frozen. */
const ProvedSettings = z.extend(AttendanceSettings, { proofs: z.int() })
export type ProvedSettings = z.output<typeof ProvedSettings>

/** What whoever leads a half-day does so that everybody signs it. */
export const collectingEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/attendance-settings/',
    summary: 'How the presence at an event is proved; those of the organisation until it chose',
    params: inClientWithId,
    response: ProvedSettings,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/attendance-settings/',
    summary: 'Step attendance: how presence is proved, when it is signed, who is reminded (FOR-32)',
    params: inClientWithId,
    body: AttendanceSettings,
    response: ProvedSettings,
  }),
  shownCode: endpoint({
    method: 'GET',
    path: '/clients/:client/slots/:slot/code/',
    summary: 'The code to show for a half-day, which changes every 30 seconds (EXT-11)',
    params: inSlot,
    response: z.object({ code: z.string(), valid_until: wire.instant, qr_svg: z.string(), signed: z.int(), expected: z.int() }),
    secret: true,
  }),
  signOnTablet: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/tablet-signature/',
    summary: 'A person signs by hand on the device of whoever leads the half-day, who witnesses it (FOR-33)',
    params: inSlot,
    body: z
      .object({ registration: wire.id, ...signedWith })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: Proof,
    status: 201,
  }),
  remindUnsigned: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/reminder/',
    summary: 'Mail a personal link to everybody who has not signed a half-day',
    params: inSlot,
    response: z.object({ count: z.int() }),
    status: 202,
  }),
  attachPaper: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/paper/',
    summary: 'Attach the scan of a paper sheet and record the presence of those who signed it',
    params: inSlot,
    query: z.object({ registrations: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500)) }),
    upload: { maxBytes: 25 * 1024 * 1024, accept: ['application/pdf', 'image/png', 'image/jpeg'] },
    response: z.object({ count: z.int() }),
    status: 201,
  }),
  blankSheet: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/attendance-sheet/blank/',
    summary: 'The sheet to print and sign by hand (FOR-31)',
    params: inClientWithId,
    streams: ['application/pdf'],
  }),
  reopenSheet: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/attendance-sheet/reopening/',
    summary: 'Open a locked sheet again, saying why; what was sealed stays among the documents',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(500) }),
    response: z.object({ reopened_at: wire.instant }),
  }),
}

/** Code typed from the screen of the room. */
export const shownCodeText = requiredText(12)
