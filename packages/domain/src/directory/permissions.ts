import type { Actor } from '../kernel/actor.ts'
import { isSelf, isSignedInFully, type Predicate } from '../kernel/permissions.ts'

type Person = { user_id: number }

export const may = {
  read: isSignedInFully satisfies Predicate,
  write: isSignedInFully satisfies Predicate,
  openOwnTab: ((actor: Actor) => actor.session === 'full' && actor.acting_admin_id === null) satisfies Predicate,
  /** The person alone chooses what is shown of them. */
  choose: ((actor, person) =>
    isSelf(actor, person) && actor.session === 'full' && actor.acting_admin_id === null) satisfies Predicate<Person>,
}
