import {
  consultsStandardMenu,
  isConsultant,
  isFullAdministrator,
  isRecruiter,
  isSignedIn,
  type Predicate,
  writesStandardMenu,
} from '../kernel/permissions.ts'
import type { Onboarding } from './nature.ts'

/** What rights over an event depend on. */
export type EventRelation = {
  is_active: boolean
  onboarding: Onboarding
  company_id: number | null
  /** Registered, invited or assigned to it. */
  takes_part: boolean
}

type Owned = { company_id: number | null }
const isOfOwnCompany: Predicate<Owned> = (actor, event) =>
  !isRecruiter(actor) || (actor.company_id !== null && actor.company_id === event.company_id)
const reads: Predicate = (actor) => consultsStandardMenu(actor) || isRecruiter(actor)
const writes: Predicate = (actor) => writesStandardMenu(actor) || (isRecruiter(actor) && actor.restriction !== 'readOnly')
const deletes: Predicate = (actor) => writes(actor) && actor.profile !== 'CNS'

export const may = {
  readEvents: reads,
  /** Themes are arranged by administrators of the whole menu and consultants, who never delete. */
  arrangeThemes: ((actor) => isFullAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
  deleteThemes: isFullAdministrator satisfies Predicate,
  createEvents: writes,
  readEvent: ((actor, event) => reads(actor) && isOfOwnCompany(actor, event)) satisfies Predicate<Owned>,
  changeEvent: ((actor, event) => writes(actor) && isOfOwnCompany(actor, event)) satisfies Predicate<Owned>,
  /** Those who lead an event give its people documents, from a full session. */
  giveDocuments: ((actor, { is_led }) => is_led && actor.session === 'full') satisfies Predicate<{ is_led: boolean }>,
  /** Whoever changes events deletes those nothing hangs on, but consultants. */
  removeEvents: deletes,
  removeEvent: ((actor, event) => deletes(actor) && isOfOwnCompany(actor, event)) satisfies Predicate<Owned>,
  /** Who sees an event in the catalogue or opens its page; `visibleEvents` is its SQL twin. */
  seeEvent: ((actor, event) => {
    if (event.takes_part || (reads(actor) && isOfOwnCompany(actor, event))) return true
    if (!event.is_active) return false
    if (event.onboarding === 'public' || event.onboarding === 'openToAll' || event.onboarding === 'onCriteria') return true
    return event.onboarding === 'reserved' && isSignedIn(actor) && actor.company_id !== null && actor.company_id === event.company_id
  }) satisfies Predicate<EventRelation>,
}
