import { isAdministrator, isFullAdministrator, isSuperAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Tracking: administrators of any restriction; a consultant keeps tasks and notes only. */
  readTraces: ((actor) => isAdministrator(actor) && actor.profile !== 'CNS') satisfies Predicate,
  /** Private acts, sign-ins, what others asked of their data. */
  readPrivateTraces: ((actor) => isFullAdministrator(actor) || isSuperAdministrator(actor)) satisfies Predicate,
}
