import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { type SigningMeans, usualMeans } from '../signing-means.ts'

/** How the presence at an event is proved, as one choice: what its means amount to (FOR-30, FOR-34). */
export const proofMode = catalogue({
  none: { code: 1, label: { fr: 'Aucune', en: 'None' } },
  door: { code: 2, label: { fr: 'Contrôle d’accès', en: 'Check-in' } },
  halfDay: { code: 3, label: { fr: 'Signature par demi-journée', en: 'Signature for each half-day' } },
  remote: { code: 4, label: { fr: 'Connexion à distance + signature', en: 'Remote connection + signature' } },
})
export type ProofMode = KeyOf<typeof proofMode>

export function proofModeOf(means: readonly SigningMeans[]): ProofMode {
  if (!isProved(means)) return 'none'
  if (means.includes('door')) return 'door'
  return means.includes('meeting') ? 'remote' : 'halfDay'
}

/** Coming in proves by itself: nobody is asked to sign besides. */
export const areOfOneMode = (means: readonly SigningMeans[]): boolean => !means.includes('door') || means.length === 1

/** The means of a mode, keeping of the former ones those it has. */
export function meansFor(mode: ProofMode, former: readonly SigningMeans[]): SigningMeans[] {
  if (mode === 'none') return []
  if (mode === 'door') return ['door']
  const signed = former.filter((one) => one !== 'door' && one !== 'meeting')
  if (mode === 'remote') return [...signed, 'meeting']
  return signed.length > 0 ? signed : [...usualMeans]
}

/** Whether anything proves who came. */
export const isProved = (means: readonly SigningMeans[]): boolean => means.length > 0
/** Whether people sign. */
export const isSignedIn = (means: readonly SigningMeans[]): boolean => ['halfDay', 'remote'].includes(proofModeOf(means))

/** Once something was proved, the rest of the event is proved the same way; what proved nothing may begin to. */
export const isModeFrozen = (means: readonly SigningMeans[], proofs: number): boolean => proofs > 0 && isProved(means)
