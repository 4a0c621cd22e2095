import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isFullAdministrator,
  isReferent,
  isReferentOf,
  isSelf,
  isSignedIn,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

type OfEvent = { is_partner: boolean }
type Holder = { user_id: number; company_id: number | null }

const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)
/** An assigned partner acts from a full session only. */
const isAssigned = (actor: Actor, { is_partner }: OfEvent): boolean => is_partner && actor.session === 'full'

export const may = {
  seeOwn: isSignedIn,
  /** The whole sheet of an event; a referent whose people are on it is given their rows only. */
  seeSheet: ((actor, subject) => reads(actor) || isAssigned(actor, subject) || (isReferent(actor) && subject.has_team)) satisfies Predicate<
    OfEvent & { has_team: boolean }
  >,
  /** Every row of it. */
  seeEveryone: ((actor, subject) => reads(actor) || isAssigned(actor, subject)) satisfies Predicate<OfEvent>,
  seeSheets: reads satisfies Predicate,
  /** Absences, lateness, regularisations and the lock. */
  mark: ((actor, subject) => writes(actor) || isAssigned(actor, subject)) satisfies Predicate<OfEvent>,
  /** Somebody nobody expected, on the day: by those who keep the sheet in the room. */
  addUnexpected: ((actor, subject) => writes(actor) || isAssigned(actor, subject)) satisfies Predicate<OfEvent>,
  /** A person signs alone and for oneself: never an administrator acting in their name. */
  sign: ((actor, subject) => actor.acting_admin_id === null && isSelf(actor, subject)) satisfies Predicate<{ user_id: number | null }>,
  /** What one says of one’s own lateness or absence is never said by others. */
  giveNotice: ((actor, subject) => actor.acting_admin_id === null && isSelf(actor, subject)) satisfies Predicate<{
    user_id: number | null
  }>,
  readNotices: ((actor, subject) => isSelf(actor, subject) || reads(actor) || isAssigned(actor, subject)) satisfies Predicate<
    OfEvent & { user_id: number | null }
  >,
  /** What proves it may tell of somebody’s health: whoever leads the event knows it exists. */
  readNoticeProof: ((actor, subject) => isSelf(actor, subject) || reads(actor)) satisfies Predicate<{ user_id: number | null }>,
  decideNotice: writes satisfies Predicate,
  /** A locked sheet is opened again by those who answer for it. */
  reopen: mayWriteAsAdministrator,
  checkIn: writes satisfies Predicate,
  /** At the door, somebody who has still to pay or to be validated. */
  letInUnsettled: mayWriteAsAdministrator,
  seeCheckIns: reads satisfies Predicate,
  /** Giving somebody a link that opens the check-in of one event. */
  giveDoor: mayWriteAsAdministrator,
  /** The pass lets its holder in; the referent of the team and administrators may show it. */
  seePass: ((actor, holder) =>
    reads(actor) ||
    (isSelf(actor, holder) && (actor.session === 'full' || holder.is_own_link)) ||
    isReferentOf(actor, holder)) satisfies Predicate<Holder & { /** Come by the link of this very ticket. */ is_own_link: boolean }>,
  issueCertificates: writes satisfies Predicate,
  /** Proofs are mailed, and mailed again, by those who may issue them. */
  mailProofs: writes satisfies Predicate,
  reissueTicket: writes satisfies Predicate,
  /** Keys that sign in the name of the organisation. */
  setWalletKeys: isFullAdministrator,
  /** Tell of one's own entry. */
  stayInMeeting: ((actor) => actor.user_id !== null) satisfies Predicate,
  /** The room of a video meeting: who is expected, who leads it, who runs the organisation. */
  enterMeeting: ((actor, { is_partner, is_expected }) => is_expected || is_partner || reads(actor)) satisfies Predicate<
    OfEvent & { is_expected: boolean }
  >,
}
