import { isAdministrator, isConsultant, isFullAdministrator, isSelf, isSignedInFully, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Partners right: hidden from restricted administrators and recruiters. */
  seePartners: ((actor) =>
    isConsultant(actor) || (isAdministrator(actor) && actor.restriction === 'none' && actor.profile !== 'REC')) satisfies Predicate,
  assignPartners: ((actor) => isConsultant(actor) || (isFullAdministrator(actor) && actor.profile !== 'REC')) satisfies Predicate,
  /** Who takes part in events, or was asked to: answers, is away, follows their planning. */
  followOwnPlanning: ((actor) => isSignedInFully(actor) && actor.is_partner) satisfies Predicate,
  /** The account a partner is paid on. */
  seeBank: ((actor) => isFullAdministrator(actor) && actor.profile !== 'REC') satisfies Predicate,
  /** One's own answer alone: nobody accepts for somebody else. */
  answer: ((actor, part) => isSignedInFully(actor) && isSelf(actor, part)) satisfies Predicate<{ user_id: number }>,
}
