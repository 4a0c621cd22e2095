import { isAdministrator, isSignedIn, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import type { Onboarding } from './nature.ts'

/** What rights over an event depend on. */
export type EventRelation = {
  is_active: boolean
  onboarding: Onboarding
  company_id: number | null
  /** Registered, invited or assigned to it. */
  takes_part: boolean
}

const isOfOwnCompany: Predicate<{ company_id: number | null }> = (actor, event) =>
  actor.profile !== 'REC' || (actor.company_id !== null && actor.company_id === event.company_id)

export const may = {
  readEvents: isAdministrator,
  createEvents: mayWriteAsAdministrator,
  readEvent: ((actor, event) => isAdministrator(actor) && isOfOwnCompany(actor, event)) satisfies Predicate<{ company_id: number | null }>,
  changeEvent: ((actor, event) => mayWriteAsAdministrator(actor) && isOfOwnCompany(actor, event)) satisfies Predicate<{
    company_id: number | null
  }>,
  /** Who sees an event in the catalogue or opens its page (screens §0.5); `visibleEvents` is its SQL twin. */
  seeEvent: ((actor, event) => {
    if (event.takes_part || (isAdministrator(actor) && isOfOwnCompany(actor, event))) return true
    if (!event.is_active) return false
    if (event.onboarding === 'public' || event.onboarding === 'openToAll' || event.onboarding === 'onCriteria') return true
    return event.onboarding === 'reserved' && isSignedIn(actor) && actor.company_id !== null && actor.company_id === event.company_id
  }) satisfies Predicate<EventRelation>,
}
