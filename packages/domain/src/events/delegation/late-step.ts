import type { StepMark } from '../rules.ts'

/** Whether a step should be built by now and is not. */
export const isLateStep = (due_on: string | null, { missing, is_begun }: Pick<StepMark, 'missing' | 'is_begun'>, today: string): boolean =>
  due_on !== null && due_on < today && (missing > 0 || !is_begun)
