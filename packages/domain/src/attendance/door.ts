import { catalogue } from '../kernel/catalogue.ts'
import type { RegistrationStatus } from '../registrations/status.ts'
import { attendedStatuses } from './rules.ts'

/** Which way somebody passes a door. */
export const passageKind = catalogue({
  entry: { code: 1, label: { fr: 'Entrée', en: 'Entry' }, tone: 'success' },
  exit: { code: 2, label: { fr: 'Sortie', en: 'Exit' }, tone: 'neutral' },
})

/** What became of a passage: let through, a second one, or refused by the server after a device without the network had let it through. */
export const passageOutcome = catalogue({
  welcome: { code: 1, label: { fr: 'Bienvenue', en: 'Welcome' }, tone: 'success' },
  again: { code: 2, label: { fr: 'Déjà passé', en: 'Already in' }, tone: 'warning' },
  refused: { code: 3, label: { fr: 'Refusé', en: 'Refused' }, tone: 'danger' },
})

/** What a door knows of the bearer of a code. */
export type Holder = { status: RegistrationStatus; pass_rev: number }
export type DoorRefusal = 'registrationCancelled' | 'codeReplaced' | 'notConfirmed'

/** Why the bearer of a code stays outside; undefined when they may come in. A device without the network decides as the server does (EXT-10). */
export function refusalAtDoor({ status, pass_rev }: Holder, scannedRev: number | null): DoorRefusal | undefined {
  if (status === 'cancelled') return 'registrationCancelled'
  if (scannedRev !== null && scannedRev !== pass_rev) return 'codeReplaced'
  return attendedStatuses.includes(status) ? undefined : 'notConfirmed'
}

/** Who completes, pays or is decided about on the spot may be let in by whoever answers for it, with a reason. */
export const mayBeLetIn = (status: RegistrationStatus): boolean => status === 'toComplete' || status === 'toPay' || status === 'toValidate'

/** How long whoever recorded a passage takes it back without a reason. */
export const undoAloneMs = 120_000

/** A list taken along for longer than this may have changed: the door says so. */
export const staleListMs = 86_400_000

/**
 * The true instant of a scan, from the clock of the device and what that clock said when it sent: a device an hour wrong records the true time.
 * A difference of a few seconds is the network's.
 */
export function trueInstant(scannedAt: Date, sentAt: Date, receivedAt: Date): Date {
  const drift = receivedAt.getTime() - sentAt.getTime()
  const corrected = Math.abs(drift) < 5000 ? scannedAt.getTime() : scannedAt.getTime() + drift
  return new Date(Math.min(corrected, receivedAt.getTime()))
}
