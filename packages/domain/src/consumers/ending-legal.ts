import { words } from '../kernel/sentence.ts'
import type { ContractEnding } from './kind.ts'

/** What the law has consumers find and press, word for word (PRV-52: C. conso. L221-21 and D221-5; PRV-53: L215-1-1 and D215-1). */
export const endingLinks = words({
  withdrawal: { fr: 'Renoncer au contrat ici', en: 'Withdraw from the contract here' },
  termination: { fr: 'Résilier votre contrat', en: 'Terminate your contract' },
}) satisfies Record<ContractEnding, unknown>

export const endingConfirmations = words({
  withdrawal: { fr: 'Confirmer la rétractation', en: 'Confirm the withdrawal' },
  termination: { fr: 'Confirmer la résiliation', en: 'Confirm the termination' },
}) satisfies Record<ContractEnding, unknown>

/** Until when, where the law gives a number of days (PRV-51: L221-18 and L221-28); a termination has none of its own. */
export const withdrawalDeadline = words({
  deadline: {
    fr: 'Pour un service acheté à distance, vous avez 14 jours à compter de la conclusion du contrat (C. conso. L221-18). Ce droit ne vaut pas pour les loisirs, la restauration, l’hébergement et le transport prévus à une date déterminée (L221-28).',
    en: 'For a service bought remotely, you have 14 days from the conclusion of the contract (French Consumer Code, L221-18). This right does not cover leisure, catering, lodging and transport at a set date (L221-28).',
  },
})
