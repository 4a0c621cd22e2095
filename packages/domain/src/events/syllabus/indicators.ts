import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** Results of the past dates of a training, each with what it is counted on, and the period looked at (FOR-42). */
export const Indicators = z.object({
  /** People expected, and those who came. */
  expected: z.int(),
  came: z.int(),
  /** Minutes of the half-days those people were expected at, and of those they followed. */
  planned_minutes: z.int(),
  followed_minutes: z.int(),
  /** Percent of the scales of the questionnaires answered at the end (FOR-40); null under three answers, and where the tenant publishes none. */
  satisfaction: z.nullable(z.object({ rate: z.int(), answers: z.int() })),
  from: wire.instant,
  to: wire.instant,
})
export type Indicators = z.output<typeof Indicators>

/** Under this number of people a rate says who did not come: it is not shown. */
export const fewestPeople = 3
