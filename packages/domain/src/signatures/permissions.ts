import {
  consultsStandardMenu,
  isAdministrator,
  isReferentOf,
  isSelf,
  isSignedIn,
  type Predicate,
  writesStandardMenu,
} from '../kernel/permissions.ts'

/** Whose agreement it is: those named to sign, the person bound, the company bound. */
export type AgreementFacts = { signatories: readonly number[]; user_id: number | null; company_id: number | null }

export const may = {
  /** The register of the space. */
  readAgreements: consultsStandardMenu satisfies Predicate,
  writeAgreements: writesStandardMenu satisfies Predicate,
  /** Agreements with who teaches, which restricted administrators do not see. */
  readPartnerAgreements: ((actor) =>
    consultsStandardMenu(actor) && (!isAdministrator(actor) || actor.restriction === 'none')) satisfies Predicate,
  /** One’s own, of whoever is signed in; by a personal link, the one it leads to. */
  readOwn: isSignedIn satisfies Predicate,
  /** Having one’s own drawn up. */
  prepareOwn: isSelf satisfies Predicate<{ user_id: number | null }>,
  readOne: ((actor, { signatories, user_id, ...of }) =>
    actor.user_id !== null &&
    (signatories.includes(actor.user_id) || user_id === actor.user_id || isReferentOf(actor, of))) satisfies Predicate<AgreementFacts>,
  /** Whoever is named to sign signs, and nobody in their place. */
  sign: ((actor, { user_id }) => actor.user_id !== null && actor.user_id === user_id) satisfies Predicate<{ user_id: number | null }>,
}
