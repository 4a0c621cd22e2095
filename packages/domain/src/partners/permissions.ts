import { isAdministrator, isConsultant, isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Partners right: hidden from restricted administrators and recruiters. */
  seePartners: ((actor) =>
    isConsultant(actor) || (isAdministrator(actor) && actor.restriction === 'none' && actor.profile !== 'REC')) satisfies Predicate,
  assignPartners: ((actor) => isConsultant(actor) || (isFullAdministrator(actor) && actor.profile !== 'REC')) satisfies Predicate,
}
