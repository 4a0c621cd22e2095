import type { DocumentRestriction } from '../../documents/restriction.ts'

/** What the platform makes for an event: how it is made, and who reads it. */
export const productions = {
  ticket: { restriction: 'contact' },
  badge: { restriction: 'restrictedAdmins' },
  programme: { restriction: 'public' },
  sheet: { restriction: 'restrictedPartners' },
  attestation: { restriction: 'contact' },
  certificate: { restriction: 'contact' },
  bill: { restriction: 'contact' },
} as const satisfies Record<string, { restriction: DocumentRestriction }>
export type ProductionKind = keyof typeof productions
export const productionKinds = Object.keys(productions) as [ProductionKind, ...ProductionKind[]]

/** Proofs a sheet may have made as it locks; by hand otherwise. */
export const proofKinds = ['attestation', 'certificate'] as const
export type ProofKind = (typeof proofKinds)[number]
export const isProofKind = (kind: ProductionKind): kind is ProofKind => (proofKinds as readonly string[]).includes(kind)

type Produced = { is_training: boolean; is_payable: boolean; is_proved: boolean }
/** Which of them an event has: no proof where presence is not proved, no certificate but of a training, no bill where nothing is paid. */
export const productionsOf = ({ is_training, is_payable, is_proved }: Produced): ProductionKind[] =>
  productionKinds.filter((kind) => {
    if (kind === 'bill') return is_payable
    if (kind === 'certificate') return is_training && is_proved
    return (kind !== 'sheet' && kind !== 'attestation') || is_proved
  })
