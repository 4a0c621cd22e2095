import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isReferentOf,
  isSelf,
  isSignedIn,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

/** Whose registration it is, and of which company. */
export type Registrant = { user_id: number; company_id: number | null }

/** Those who follow the registrations of the tenant (screens-admin #31). */
const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)

export const may = {
  /** Registering oneself, restricted sessions included. */
  start: isSignedIn,
  /** Registering, inviting, deciding for others. */
  follow: writes satisfies Predicate,
  /** Every registration of the tenant. */
  list: reads satisfies Predicate,
  read: ((actor, registrant) =>
    isSelf(actor, registrant) || isReferentOf(actor, registrant) || reads(actor)) satisfies Predicate<Registrant>,
  answer: ((actor, registrant) => isSelf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
  cancel: ((actor, registrant) =>
    isSelf(actor, registrant) || isReferentOf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
}
