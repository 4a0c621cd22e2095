import { isAdministrator, isReferent, isSelf, isSignedIn, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

type OfEvent = { is_partner: boolean }

/** An assigned partner acts from a full session only. */
const isAssigned: Predicate<OfEvent> = (actor, { is_partner }) => is_partner && actor.session === 'full'

export const maySeeOwnHalfDays: Predicate = isSignedIn
/** The whole sheet of an event; a referent is given the rows of the team only. */
export const maySeeSheet: Predicate<OfEvent> = (actor, subject) => isAdministrator(actor) || isAssigned(actor, subject) || isReferent(actor)
export const maySeeSheets: Predicate = isAdministrator
/** Absences, lateness, regularisations. */
export const mayMark: Predicate<OfEvent> = (actor, subject) => mayWriteAsAdministrator(actor) || isAssigned(actor, subject)
export const mayLock: Predicate<OfEvent> = mayMark
/** A person signs alone and for oneself: never an administrator acting in their name. */
export const maySign: Predicate<{ user_id: number | null }> = (actor, subject) => actor.acting_admin_id === null && isSelf(actor, subject)
export const mayCheckIn: Predicate = mayWriteAsAdministrator
export const maySeeCheckIns: Predicate = isAdministrator
/** The pass lets its holder in; the team's referent and administrators may show it. */
export const maySeePass: Predicate<{ user_id: number; company_id: number | null }> = (actor, subject) =>
  isAdministrator(actor) ||
  (actor.session === 'full' && isSelf(actor, subject)) ||
  (isReferent(actor) && actor.company_id !== null && actor.company_id === subject.company_id)
