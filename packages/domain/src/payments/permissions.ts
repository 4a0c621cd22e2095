import { may as mayBill } from '../billing/permissions.ts'
import { isReferentOf, isSelf, type Predicate } from '../kernel/permissions.ts'

type Payer = { user_id: number | null; company_id: number | null }

export const may = {
  /** One's own bill, one's company's for its referent, anyone's for who invoices; a restricted session pays its own only. */
  pay: ((actor, bill) => mayBill.invoice(actor) || isSelf(actor, bill) || isReferentOf(actor, bill)) satisfies Predicate<Payer>,
  /** Recording, reversing, refunding, the ledger: payments right. */
  account: ((actor) => mayBill.invoice(actor)) satisfies Predicate,
}
