import { words } from '../../kernel/sentence.ts'

/** One payment over several bills. */
export const recordingWords = words({
  share: {
    fr: 'Répartir sur les {n, number} {bill.pl} à payer de ce payeur',
    en: 'Split over the {n, number} {bill.pl} this payer owes',
  },
  shareHelp: {
    fr: 'Les plus anciennes échéances d’abord\u202F; chaque part se modifie.',
    en: 'The oldest due dates first; each part can be changed.',
  },
  shareOf: { fr: '{bill:cap} {number}', en: '{bill:cap} {number}' },
  dueSince: { fr: '{due} à payer, échéance le {day, date, short}', en: '{due} to pay, due on {day, date, short}' },
  left: { fr: 'Reste à répartir\u00A0: {amount}', en: 'Left to split: {amount}' },
  beyond: { fr: 'Réparti en trop\u00A0: {amount}', en: 'Split beyond the payment: {amount}' },
  whole: { fr: 'Le paiement est entièrement réparti.', en: 'The whole payment is split.' },
  recorded: {
    fr: '{n, plural, one {Paiement enregistré sur # {bill}.} other {Paiement enregistré sur # {bill.pl}.}}',
    en: '{n, plural, one {Payment recorded on # {bill}.} other {Payment recorded on # {bill.pl}.}}',
  },
})
