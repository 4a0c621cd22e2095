import { words } from '../../kernel/sentence.ts'

export const cancelWords = words({
  creditWhole: { fr: 'annulation, {title}', en: 'cancellation, {title}' },
  creditKeeping: {
    fr: 'annulation, {rate}\u00A0% du prix restent dus, {title}',
    en: 'cancellation, {rate}% of the price remain due, {title}',
  },
  paid: { fr: 'Payé', en: 'Paid' },
  fee: { fr: 'Retenu', en: 'Kept' },
  refund: { fr: 'Rendu', en: 'Given back' },
  due: { fr: 'Reste à payer', en: 'Left to pay' },
  dueBy: { fr: 'Reste à payer par {name}', en: 'Left to pay by {name}' },
  dueByYou: { fr: 'Reste à payer par vous', en: 'Left to pay by you' },
  refundTo: { fr: 'Rendu à {name}', en: 'Given back to {name}' },
  mailKept: { fr: 'Retenu\u00A0: {fee}.', en: 'Kept: {fee}.' },
  mailDue: { fr: 'Reste à payer\u00A0: {amount}.', en: 'Left to pay: {amount}.' },
  mailDueBy: { fr: 'Reste à payer par {name}\u00A0: {amount}.', en: 'Left to pay by {name}: {amount}.' },
  mailRefund: { fr: 'Rendu\u00A0: {amount}.', en: 'Given back: {amount}.' },
  mailRefundTo: { fr: 'Rendu à {name}\u00A0: {amount}.', en: 'Given back to {name}: {amount}.' },
  nothingKept: { fr: 'Rien n’est retenu.', en: 'Nothing is kept.' },
  rateKept: { fr: '{rate}\u00A0% du prix sont retenus.', en: '{rate}% of the price is kept.' },
  withdrawal: {
    fr: 'Vous êtes dans votre délai de rétractation, jusqu’au {day, date, long}\u00A0: rien n’est retenu.',
    en: 'You are within your withdrawal period, until {day, date, long}: nothing is kept.',
  },
  exception: {
    fr: 'L’organisation a fixé pour vous {rate}\u00A0% du prix.',
    en: 'The organiser set {rate}% of the price for you.',
  },
  bandUntil: { fr: 'jusqu’au {until, date, long}\u00A0: {rate}\u00A0%', en: 'until {until, date, long}: {rate}%' },
  bandAfter: { fr: 'ensuite\u00A0: 100\u00A0%', en: 'afterwards: 100%' },
  bands: { fr: 'Part du prix retenue\u00A0:', en: 'Share of the price kept:' },
  byCard: { fr: 'Un paiement par carte est remboursé sur la carte.', en: 'A card payment is refunded to the card.' },
  forceMajeure: {
    fr: 'Un cas de force majeure\u202F? Écrivez à l’organisation avant d’annuler\u00A0: seul ce qui a été fourni reste dû.',
    en: 'Is it a case of force majeure? Write to the organiser before cancelling: only what was provided remains due.',
  },
  exceptionTitle: { fr: 'Exception d’annulation', en: 'Cancellation exception' },
  feeRate: { fr: 'Part du prix retenue (%)', en: 'Share of the price kept (%)' },
  feeRateHelp: { fr: 'Vide, le barème {event.du} s’applique.', en: 'Left empty, the scale of the {event} applies.' },
  exceptionReason: { fr: 'Motif de l’exception', en: 'Reason for the exception' },
})
