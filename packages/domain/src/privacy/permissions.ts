import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isFullAdministrator, isSelf, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

type Person = { user_id: number }
/** The person alone: neither a personal link nor an administrator acting as them answers in their place. */
const isReallySelf = (actor: Actor, person: Person): boolean =>
  isSelf(actor, person) && actor.session === 'full' && actor.acting_admin_id === null

export const may = {
  readConsents: ((actor, person) => isReallySelf(actor, person) || isAdministrator(actor)) satisfies Predicate<Person>,
  recordConsent: ((actor, person) => isReallySelf(actor, person) || mayWriteAsAdministrator(actor)) satisfies Predicate<Person>,
  /** The tab of a record, and the tab of one’s own profile. */
  openTab: isAdministrator satisfies Predicate,
  openOwnTab: ((actor) => actor.session === 'full' && actor.acting_admin_id === null) satisfies Predicate,
  /** The file holds everything: the person and unrestricted administrators (PRV-20). */
  export: ((actor, person) => isReallySelf(actor, person) || isFullAdministrator(actor)) satisfies Predicate<Person>,
  askErasure: isReallySelf satisfies Predicate<Person>,
  erase: isFullAdministrator satisfies Predicate,
}
