import { isAdministrator, isConsultant, isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

/** Territories are arranged by administrators of the whole menu; whoever follows people reads their names. */
export const may = {
  manageRegions: isFullAdministrator satisfies Predicate,
  chooseRegion: ((actor) => isAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
}
