import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isRecruiter,
  isReferent,
  isReferentOf,
  isSelf,
  isSignedIn,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

/** Whose registration it is, and of which company. */
export type Registrant = { user_id: number; company_id: number | null }

/** What a request for a place depends on: whose it is, of which company the event is, whether the tenant asks referents. */
export type PlaceRequest = Registrant & { event_company_id: number | null; referent_validates: boolean }

/** Those who follow the registrations of the tenant. */
const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)

/** The agreement of a referent, asked for their company's people and not for themselves (param `referent_validates`). */
const agrees: Predicate<PlaceRequest> = (actor, request) =>
  request.referent_validates && isReferentOf(actor, request) && !isSelf(actor, request)
/** Who answers applications at a recruiting platform: the referents and the recruiters of a company. */
const hires = (actor: Actor): boolean =>
  actor.is_recruiting && actor.company_id !== null && (isReferent(actor) || (isRecruiter(actor) && actor.restriction !== 'readOnly'))
/** Received on an offer of one's own company. */
const receives: Predicate<{ event_company_id: number | null }> = (actor, { event_company_id }) =>
  hires(actor) && actor.company_id === event_company_id

export const may = {
  /** Registering oneself, restricted sessions included. */
  start: isSignedIn,
  /** Registering, inviting, deciding for others. */
  follow: writes satisfies Predicate,
  /** Registering colleagues, where the tenant lets referents act for them (feature “delegation”). */
  registerTeam: ((actor, { has_delegation }) => has_delegation && isReferent(actor) && actor.company_id !== null) satisfies Predicate<{
    has_delegation: boolean
  }>,
  /** Following one’s own company’s people. */
  followTeam: ((actor) => isReferent(actor) && actor.company_id !== null) satisfies Predicate,
  /** Writing again to somebody whose registration waits for them. */
  remind: ((actor, registrant) => isReferentOf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
  /** Every registration of the tenant. */
  list: reads satisfies Predicate,
  read: ((actor, registrant) =>
    isSelf(actor, registrant) || isReferentOf(actor, registrant) || reads(actor)) satisfies Predicate<Registrant>,
  answer: ((actor, registrant) => isSelf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
  /** Who answers requests at all: each one is then asked about (`decide`). */
  decideSome: ((actor) => writes(actor) || isReferent(actor) || hires(actor)) satisfies Predicate,
  /** Accepting or refusing what awaits approval. */
  decide: ((actor, request) => writes(actor) || agrees(actor, request) || receives(actor, request)) satisfies Predicate<PlaceRequest>,
  /** Whose answer is the last word; a referent's agreement is not, on an event that selects by itself. */
  settle: ((actor, request) => writes(actor) || receives(actor, request)) satisfies Predicate<PlaceRequest>,
  /** Requests of one's team, while the tenant asks its referents. */
  listTeamRequests: ((actor, { referent_validates }) =>
    referent_validates && isReferent(actor) && actor.company_id !== null) satisfies Predicate<{ referent_validates: boolean }>,
  /** Applications received on the offers of one's own company. */
  listReceived: hires satisfies Predicate,
  /** Handing one's own place over to somebody else. */
  transfer: isSelf satisfies Predicate<Registrant>,
  /** Changing to another date, for oneself or for others. */
  move: ((actor, registrant) => isSelf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
  cancel: ((actor, registrant) =>
    isSelf(actor, registrant) || isReferentOf(actor, registrant) || writes(actor)) satisfies Predicate<Registrant>,
}

/** Whom somebody may register in a group: anybody for those who follow registrations, their own company's people for a referent. */
export const mayRegisterPeople = (actor: Actor, rights: { has_delegation: boolean }): 'anybody' | 'team' | 'nobody' =>
  may.follow(actor) ? 'anybody' : may.registerTeam(actor, rights) ? 'team' : 'nobody'
