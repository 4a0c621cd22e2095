import {
  consultsStandardMenu,
  isFullAdministrator,
  isReferentOf,
  isSelf,
  isSignedIn,
  type Predicate,
  writesStandardMenu,
} from '../kernel/permissions.ts'
import type { BillStatus } from './status.ts'

type Payer = { user_id: number | null; company_id: number | null }
type Seen = Payer & { status: BillStatus }

/** What is not issued, or was thrown away before, is nobody's but the organiser's. */
const isShown = (status: BillStatus): boolean => status !== 'draft' && status !== 'deleted'
const isRecipient: Predicate<Payer> = (actor, bill) => actor.session === 'full' && (isSelf(actor, bill) || isReferentOf(actor, bill))

/** Payments right: neither restricted administrators nor consultants nor recruiters. */
const invoices: Predicate = (actor) => isFullAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC'

/** Who belongs to the company that pays. */
const isMember: Predicate<Payer> = (actor, { company_id }) => isSignedIn(actor) && company_id !== null && actor.company_id === company_id

export const may = {
  /** The register, its drafts, its acts. */
  invoice: invoices,
  /** Legal bodies that issue: administrators of the whole menu. */
  manageEntities: invoices,
  see: ((actor, bill) => invoices(actor) || (isShown(bill.status) && isRecipient(actor, bill))) satisfies Predicate<Seen>,
  /** The address a bill is made out to: one's own, that of the company one belongs to, anybody's for who follows people. */
  readPayerAddress: ((actor, payer) =>
    consultsStandardMenu(actor) || (payer.company_id === null ? isSelf(actor, payer) : isMember(actor, payer))) satisfies Predicate<Payer>,
  /** A member of a company gives the address it lacks; only its referent changes the one it has. */
  changePayerAddress: ((actor, payer) =>
    writesStandardMenu(actor) ||
    (payer.company_id === null
      ? isSelf(actor, payer)
      : isReferentOf(actor, payer) || (isMember(actor, payer) && !payer.has_address))) satisfies Predicate<
    Payer & { has_address: boolean }
  >,
}
