import { consultsStandardMenu, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

const isOfThePlacesMenu = consultsStandardMenu

export const may = {
  readLocations: isOfThePlacesMenu,
  writeLocations: writesStandardMenu,
  /** A consultant never deletes. */
  deleteLocations: ((actor) => writesStandardMenu(actor) && actor.profile !== 'CNS') satisfies Predicate,
}
