import type { Profile } from '../kernel/actor.ts'
import type { Predicate } from '../kernel/permissions.ts'
import { isFullAdministrator, isSelf, isSignedInFully, mayWriteAsAdministrator } from '../kernel/permissions.ts'
import { may as tenants } from '../tenants/permissions.ts'

/** What connecting as someone depends on. */
export type ActedPerson = { user_id: number; profile: Profile; is_admin: boolean; is_super_admin: boolean }

export const may = {
  /** One's own password, second factor, sessions and links: never in the name of someone else. */
  secureAccount: ((actor, subject) =>
    isSignedInFully(actor) && actor.acting_admin_id === null && isSelf(actor, subject)) satisfies Predicate<{ user_id: number }>,
  /** One's own sessions can be seen while someone acts, not closed. */
  seeSessions: ((actor, subject) => isSignedInFully(actor) && isSelf(actor, subject)) satisfies Predicate<{ user_id: number }>,
  /** Acting as someone: not a read-only administrator, not a restricted one on an administrator or a consultant, who sees more, and nobody climbs above oneself. */
  connectAs: ((actor, person) =>
    actor.profile === 'ADM' &&
    mayWriteAsAdministrator(actor) &&
    actor.acting_admin_id === null &&
    actor.user_id !== person.user_id &&
    ((!person.is_admin && person.profile !== 'CNS') || isFullAdministrator(actor)) &&
    (!person.is_super_admin || actor.is_super_admin)) satisfies Predicate<ActedPerson>,
  /** The vendor's people, from the vendor's own space, enter a tenant as its administrator. */
  enterTenant: ((actor, from) => tenants.manageTenants(actor, from) && actor.acting_admin_id === null) satisfies Predicate<{
    name: string
  }>,
  endActing: ((actor) => isSignedInFully(actor) && actor.acting_admin_id !== null) satisfies Predicate,
}
