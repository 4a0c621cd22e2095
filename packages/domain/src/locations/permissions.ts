import { isAdministrator, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

const isOfThePlacesMenu: Predicate = (actor) => isAdministrator(actor) && actor.profile !== 'REC'

export const may = {
  readLocations: isOfThePlacesMenu,
  writeLocations: ((actor) => isOfThePlacesMenu(actor) && mayWriteAsAdministrator(actor)) satisfies Predicate,
  /** A consultant never deletes (specification §6). */
  deleteLocations: ((actor) => isOfThePlacesMenu(actor) && mayWriteAsAdministrator(actor) && actor.profile !== 'CNS') satisfies Predicate,
}
