import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** Results of the past dates of a training: people expected, those who came, and the period looked at (FOR-42). */
export const Indicators = z.object({ expected: z.int(), came: z.int(), from: wire.instant, to: wire.instant })
export type Indicators = z.output<typeof Indicators>

/** Under this number of people a rate says who did not come: it is not shown. */
export const fewestPeople = 3
