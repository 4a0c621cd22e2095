import { isAdministrator, isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Partners right: hidden from restricted administrators and recruiters (screens #32.6). */
  seePartners: ((actor) => isAdministrator(actor) && actor.restriction === 'none' && actor.profile !== 'REC') satisfies Predicate,
  assignPartners: ((actor) => isFullAdministrator(actor) && actor.profile !== 'REC') satisfies Predicate,
}
