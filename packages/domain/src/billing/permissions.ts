import { isFullAdministrator, isReferentOf, isSelf, type Predicate } from '../kernel/permissions.ts'
import type { BillStatus } from './status.ts'

type Payer = { user_id: number | null; company_id: number | null }
type Seen = Payer & { status: BillStatus }

/** What is not issued, or was thrown away before, is nobody's but the organiser's. */
const isShown = (status: BillStatus): boolean => status !== 'draft' && status !== 'deleted'
const isRecipient: Predicate<Payer> = (actor, bill) => actor.session === 'full' && (isSelf(actor, bill) || isReferentOf(actor, bill))

/** Payments right: neither restricted administrators nor consultants nor recruiters. */
const invoices: Predicate = (actor) => isFullAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC'

export const may = {
  /** The register, its drafts, its acts. */
  invoice: invoices,
  /** Legal bodies that issue: administrators of the whole menu. */
  manageEntities: invoices,
  see: ((actor, bill) => invoices(actor) || (isShown(bill.status) && isRecipient(actor, bill))) satisfies Predicate<Seen>,
}
