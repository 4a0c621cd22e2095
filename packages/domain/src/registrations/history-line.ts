import * as z from 'zod/mini'
import { wire } from '../kernel/wire.ts'
import { absenceReason } from './absences/absence-reason.ts'
import { registrationStatus } from './status.ts'

/** One status a registration went through, and who moved it there. */
export const HistoryLine = z.object({
  at: wire.instant,
  from: z.nullable(registrationStatus.wire),
  to: registrationStatus.wire,
  by_name: z.nullable(z.string()),
  /** Why somebody was noted absent, before what was said beside it. */
  absence_reason: z.optional(z.nullable(absenceReason.wire)),
  reason: z.nullable(z.string()),
})
export type HistoryLine = z.output<typeof HistoryLine>
