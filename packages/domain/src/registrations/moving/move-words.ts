import { words } from '../../kernel/sentence.ts'

export const moveWords = words({
  move: { fr: 'Changer de date', en: 'Change date' },
  moveTitle: { fr: 'Changer de date\u00A0: {name}', en: 'Change date: {name}' },
  nowOn: { fr: 'Date actuelle\u00A0: {dates}', en: 'Current date: {dates}' },
  chooseDate: { fr: 'Nouvelle date', en: 'New date' },
  noDate: { fr: 'Aucune autre date n’est ouverte pour l’instant.', en: 'No other date is open at the moment.' },
  isFull: { fr: 'complet', en: 'full' },
  left: { fr: '{n, plural, one {# place} other {# places}}', en: '{n, plural, one {# place} other {# places}}' },
  newPrice: { fr: 'Prix de la nouvelle date', en: 'Price of the new date' },
  priceWithOptions: { fr: 'Prix de la nouvelle date, options comprises', en: 'Price of the new date, options included' },
  follows: { fr: 'Suit à la nouvelle date', en: 'Moves to the new date' },
  staysBehind: { fr: 'Ne suit pas', en: 'Does not move' },
  quantity: { fr: '{name} × {n}', en: '{name} × {n}' },
  stays: { fr: '{name}\u00A0: {reason}', en: '{name}: {reason}' },
  promoNamed: { fr: 'Code {name}', en: 'Code {name}' },
  noTwin: { fr: 'sans équivalent à cette date', en: 'nothing equivalent on this date' },
  activityFull: { fr: 'plus de place', en: 'no place left' },
  optionFull: { fr: 'stock épuisé', en: 'sold out' },
  optionClosed: { fr: 'vente fermée', en: 'no longer sold' },
  promoNotThere: { fr: 'non valable à cette date', en: 'not valid on this date' },
  promoFull: { fr: 'déjà utilisé autant que permis', en: 'already used as often as allowed' },
  chooseLater: { fr: 'Choisir plus tard', en: 'Choose later' },
  ticketAgain: {
    fr: '{ticket.le:cap} de la date quittée ne sera plus valable\u00A0: {ticket.un} est envoyé{ticket.e} pour la nouvelle date.',
    en: 'The {ticket} of the date left will no longer be valid: one is sent for the new date.',
  },
  waiveFee: { fr: 'Ne rien retenir', en: 'Keep nothing' },
  waiverReason: { fr: 'Motif de la gratuité', en: 'Reason to keep nothing' },
  moveUntil: {
    fr: 'Vous pouvez changer de date jusqu’au {limit, date, long}.',
    en: 'You can change the date until {limit, date, long}.',
  },
  moved: {
    fr: '{name}\u00A0: {registration.le} passe au {day, date, long}.',
    en: '{name}: the {registration} moves to {day, date, long}.',
  },
  movedTo: { fr: 'Changement de date\u00A0: {day}', en: 'Date changed: {day}' },
  mailCosts: {
    fr: 'Retenu\u00A0: {fee}. Reste à payer\u00A0: {due}. Rendu\u00A0: {refund}.',
    en: 'Kept: {fee}. Left to pay: {due}. Given back: {refund}.',
  },
  mailCostsFor: {
    fr: 'Retenu\u00A0: {fee}. Reste à payer par {payer}\u00A0: {due}. Rendu\u00A0: {refund}.',
    en: 'Kept: {fee}. Left to pay by {payer}: {due}. Given back: {refund}.',
  },
  // Where a funder pays a part, each reads what is theirs.
  mailFee: { fr: 'Retenu\u00A0: {fee}.', en: 'Kept: {fee}.' },
  mailShare: {
    fr: '{payer}\u00A0: reste à payer {due}, rendu {refund}.',
    en: '{payer}: left to pay {due}, given back {refund}.',
  },
  mailOwnShare: { fr: 'Vous\u00A0: reste à payer {due}, rendu {refund}.', en: 'You: left to pay {due}, given back {refund}.' },
  creditMoving: { fr: 'changement de date, {title}', en: 'change of date, {title}' },
})
