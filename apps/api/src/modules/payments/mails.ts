import type { MailMoment } from '../../platform/letters.ts'

export const validatePaymentMoment: MailMoment = {
  name: 'validate_payment',
  subject: { fr: 'Paiement reçu\u00A0: {amount}', en: 'Payment received: {amount}' },
  body: {
    fr: 'Nous avons bien reçu votre paiement de {amount} pour «\u00A0{title}\u00A0».\n\n{bill.le:cap} {number} vous parvient séparément.',
    en: 'We received your payment of {amount} for “{title}”.\n\nThe {bill} {number} is coming separately.',
  },
  button: { fr: 'Voir {bill.le}', en: 'See the {bill}' },
}

export const paymentFailedMoment: MailMoment = {
  name: 'payment_failed',
  subject: { fr: 'Paiement non abouti\u00A0: {title}', en: 'Payment not completed: {title}' },
  body: {
    fr: 'Votre paiement de {amount} pour «\u00A0{title}\u00A0» n’a pas abouti. {reason}\n\nRien n’a été débité et vos réponses sont conservées.',
    en: 'Your payment of {amount} for “{title}” did not go through. {reason}\n\nNothing was charged and your answers are kept.',
  },
  button: { fr: 'Réessayer', en: 'Try again' },
}

/** Money given back: the place was gone, or the bill was paid already. */
export const refundPaymentMoment: MailMoment = {
  name: 'refund_payment',
  subject: { fr: 'Remboursement de {amount}', en: 'Refund of {amount}' },
  body: {
    fr: 'Votre paiement de {amount} pour «\u00A0{title}\u00A0» vous est remboursé sur la carte utilisée. {reason}',
    en: 'Your payment of {amount} for “{title}” is refunded to the card you used. {reason}',
  },
}

export const paymentMoments = [validatePaymentMoment, paymentFailedMoment, refundPaymentMoment]
