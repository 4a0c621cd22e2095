import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'

/** One attempt to pay at the bank. */
export const checkoutStatus = catalogue({
  open: {
    code: 0,
    label: labels.inProgress,
    tone: 'info',
    next: ['needs_authentication', 'succeeded', 'refused', 'abandoned', 'refunded'],
  },
  needs_authentication: {
    code: 1,
    label: { fr: 'Authentification demandée', en: 'Authentication required' },
    tone: 'warning',
    next: ['succeeded', 'refused', 'abandoned', 'refunded'],
  },
  succeeded: { code: 2, label: { fr: 'Paiement accepté', en: 'Payment accepted' }, tone: 'success', next: ['refunded'] },
  refused: {
    code: 3,
    label: { fr: 'Paiement refusé', en: 'Payment declined' },
    tone: 'danger',
    next: ['needs_authentication', 'succeeded', 'refunded', 'abandoned'],
  },
  abandoned: { code: 4, label: { fr: 'Paiement abandonné', en: 'Payment abandoned' }, tone: 'neutral', next: ['succeeded', 'refunded'] },
  refunded: { code: 5, label: { fr: 'Paiement remboursé', en: 'Payment refunded' }, tone: 'warning' },
})
export type CheckoutStatus = KeyOf<typeof checkoutStatus>

/** Why a bank refused, as the person is told. */
export const refusalReason = catalogue({
  declined: { code: 1, label: { fr: 'Votre banque a refusé ce paiement.', en: 'Your bank declined this payment.' } },
  insufficientFunds: {
    code: 2,
    label: { fr: 'Le plafond ou le solde de la carte ne suffit pas.', en: 'The card’s limit or balance is not enough.' },
  },
  expiredCard: { code: 3, label: { fr: 'La carte est expirée.', en: 'The card has expired.' } },
  authenticationFailed: {
    code: 4,
    label: { fr: 'L’authentification auprès de votre banque n’a pas abouti.', en: 'Authentication with your bank did not succeed.' },
  },
})
export type RefusalReason = KeyOf<typeof refusalReason>
