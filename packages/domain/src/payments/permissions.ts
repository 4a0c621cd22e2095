import { may as mayBill } from '../billing/permissions.ts'
import { isReferentOf, isSelf, type Predicate } from '../kernel/permissions.ts'

type OwnOrder = { user_id: number; company_id: number | null; has_delegation: boolean }
type Payer = { user_id: number | null; company_id: number | null }

export const may = {
  /** One's own bill, one's company's for its referent, anyone's for who invoices; a restricted session pays its own only. */
  pay: ((actor, bill) => mayBill.invoice(actor) || isSelf(actor, bill) || isReferentOf(actor, bill)) satisfies Predicate<Payer>,
  /** Handing one's own order to one's own company, where referents act for their people. */
  handToCompany: ((actor, order) =>
    order.has_delegation &&
    isSelf(actor, order) &&
    order.company_id !== null &&
    actor.company_id === order.company_id) satisfies Predicate<OwnOrder>,
  /** Taking over a bill issued to somebody of the company: its referent, or who invoices. */
  takeOver: ((actor, order) => mayBill.invoice(actor) || isReferentOf(actor, order)) satisfies Predicate<Payer>,
  /** Recording, reversing, refunding, the ledger: payments right. */
  account: ((actor) => mayBill.invoice(actor)) satisfies Predicate,
}
