import type { CriteriaMode } from './admission.ts'

/** Whether who meets these lines may register: every one of them, or at least one; without any nobody is admitted on criteria. */
export const isAdmitted = (mode: CriteriaMode, met: readonly boolean[]): boolean =>
  met.length > 0 && (mode === 'all' ? met.every(Boolean) : met.some(Boolean))
