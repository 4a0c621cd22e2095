import type { Actor } from '../kernel/actor.ts'
import { isRecruiter, isReferent, type Predicate } from '../kernel/permissions.ts'

const hires = (actor: Actor): boolean => actor.is_recruiting && isRecruiter(actor)

export const may = {
  /** The page of a recruiter; what it holds is of their own company. */
  seeDashboard: hires satisfies Predicate,
  /** Writing to the file of an application, and answering. */
  studyApplications: ((actor) => hires(actor) && actor.restriction !== 'readOnly') satisfies Predicate,
  /** Whoever speaks for a company that recruits buys visibility for its offers. */
  boostOffers: ((actor) =>
    actor.is_recruiting &&
    actor.company_id !== null &&
    (isReferent(actor) || isRecruiter(actor)) &&
    actor.restriction !== 'readOnly') satisfies Predicate,
}
