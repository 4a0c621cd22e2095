import type { PayerKind } from '../registrations/ordering/payer.ts'
import type { AgreementKind, ProposalReason } from './agreement-legal.ts'

/** Why a kind may be proposed, by its key. */
export const proposalReasonKeys = [
  'company',
  'funder',
  'selfEmployed',
  'individual',
  'subcontract',
  'service',
] as const satisfies readonly ProposalReason[]

export type Proposal = { kind: AgreementKind; reason: ProposalReason }

/** Who pays a registration, as far as it is known: `company_id` is the company that pays or employs. */
export type PayerFacts = { payer: PayerKind; company_id: number | null }

/** The agreement a registration calls for, from who pays (FOR-01). */
export function proposalFor({ payer, company_id }: PayerFacts): Proposal {
  if (payer === 'self') return { kind: 'individual', reason: 'individual' }
  if (payer === 'funder') return { kind: 'convention', reason: company_id === null ? 'selfEmployed' : 'funder' }
  return company_id === null ? { kind: 'individual', reason: 'individual' } : { kind: 'convention', reason: 'company' }
}

/** The agreement with who teaches: another training body is a subcontractor (FOR-01). */
export const partnerProposal = (activity_number: string | null): Proposal =>
  activity_number?.trim() ? { kind: 'subcontract', reason: 'subcontract' } : { kind: 'service', reason: 'service' }
