import type { DocumentCategory } from '../../documents/category.ts'

/** So many proofs are mailed in one act. */
export const proofsMailed = 500

const mailedProofs = ['attestation', 'certificate'] as const
export type MailedProof = (typeof mailedProofs)[number]
export const isMailedProof = (category: DocumentCategory): category is MailedProof => mailedProofs.some((one) => one === category)

type ProofFacts = {
  category: DocumentCategory
  registration_id: number | null
  is_replaced: boolean
  is_shut_out: boolean
  /** The mail it leaves by is switched off. */
  is_off: boolean
}
export type UnmailedReason = 'notProof' | 'replaced' | 'shutOut' | 'momentOff'

/** Why a proof is not mailed; undefined where it is. */
export function whyNotMailed({ category, registration_id, is_replaced, is_shut_out, is_off }: ProofFacts): UnmailedReason | undefined {
  if (!isMailedProof(category) || registration_id === null) return 'notProof'
  if (is_replaced) return 'replaced'
  if (is_shut_out) return 'shutOut'
  return is_off ? 'momentOff' : undefined
}
