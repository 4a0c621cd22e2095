import { may as mayBill } from '../billing/permissions.ts'
import { isReferent, isReferentOf, type Predicate } from '../kernel/permissions.ts'

type Company = { company_id: number | null }

export const may = {
  /** Contributions, their bands, their campaigns and their members: the payments right. */
  manageContributions: mayBill.invoice satisfies Predicate,
  /** Memberships for the people of one's own company; of any for who manages. */
  openCollective: ((actor) => mayBill.invoice(actor) || (isReferent(actor) && actor.company_id !== null)) satisfies Predicate,
  takeCollectively: ((actor, company) => mayBill.invoice(actor) || isReferentOf(actor, company)) satisfies Predicate<Company>,
}
