import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** A quiz or a test an event gives with the registration, for whoever registers: `path` is where it is taken. */
export const RegistrationQuiz = z.object({
  /** As its event gives it. */
  id: wire.id,
  name: z.string(),
  questions: z.int(),
  minutes: z.nullable(z.int()),
  /** Until it is taken, the registration is to complete. */
  is_required: z.boolean(),
  is_taken: z.boolean(),
  path: z.string(),
})
export type RegistrationQuiz = z.output<typeof RegistrationQuiz>

/** Whether no required quiz is left to take. */
export const areQuizzesTaken = (quizzes: readonly Pick<RegistrationQuiz, 'is_required' | 'is_taken'>[]): boolean =>
  quizzes.every(({ is_required, is_taken }) => is_taken || !is_required)
