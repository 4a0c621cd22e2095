import { consultsStandardMenu, isFullAdministrator, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

const sells: Predicate = (actor) => isFullAdministrator(actor) && actor.profile !== 'REC'

export const may = {
  /** The products of the tenant: who decides what it sells. */
  arrangeProducts: sells,
  /** Options carry prices: the right of prices. */
  setOptions: sells,
  readOptions: consultsStandardMenu,
  /** Tick what was handed to somebody. */
  handOver: writesStandardMenu,
}
