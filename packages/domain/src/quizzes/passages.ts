import * as z from 'zod/mini'

/** How people did. */
export const passages = {
  /** Events that give it. */
  events: z.int(),
  /** Attempts that are over. */
  taken: z.int(),
  /** Percents of the people whose counted attempt is marked; null while there is none. */
  average: z.nullable(z.int()),
  pass_rate: z.nullable(z.int()),
  /** Attempts with a text nobody marked. */
  to_mark: z.int(),
}
