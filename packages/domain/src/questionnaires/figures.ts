import * as z from 'zod/mini'

/** How a questionnaire was answered. Satisfaction and score are null under three answers (FOR-40), or where no question tells them. */
export const Figures = z.object({
  /** People it was sent to, or who opened it by themselves. */
  invited: z.int(),
  answered: z.int(),
  declined: z.int(),
  /** Percent of the scales that were answered. */
  satisfaction: z.nullable(z.int()),
  /** From −100 to 100. */
  score: z.nullable(z.int()),
})
export type Figures = z.output<typeof Figures>
