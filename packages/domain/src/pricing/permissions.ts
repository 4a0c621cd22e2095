import { isAdministrator, isFullAdministrator, isReferentOf, isSelf, type Predicate } from '../kernel/permissions.ts'

export const may = {
  /** Payments right: neither restricted administrators nor consultants nor recruiters. */
  setPrices: ((actor) => isFullAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC') satisfies Predicate,
  /** One's own price, one's team's, anyone's for an administrator. */
  readUserPrice: ((actor, person) => isAdministrator(actor) || isSelf(actor, person) || isReferentOf(actor, person)) satisfies Predicate<{
    user_id: number | null
    company_id: number | null
  }>,
}
