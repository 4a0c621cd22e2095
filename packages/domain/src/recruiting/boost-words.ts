import { billWords } from '../billing/words.ts'
import { words } from '../kernel/sentence.ts'

/** Buying visibility for offers. */
export const boostWords = words({
  title: { fr: 'Mettre en avant', en: 'Feature' },
  tab: { fr: 'Mises en avant', en: 'Featured' },
  intro: {
    fr: '{event.un:cap} mis{event.e} en avant passe en tête de la liste avec la mention «\u00A0Mis{event.e} en avant\u00A0», puis reprend sa place à la date dite.',
    en: 'A featured {event} comes first in the list, marked “Featured”, and takes its place again on the date said.',
  },
  none: { fr: '{event.aucun:cap} à afficher.', en: 'No {event} to show.' },
  noneHelp: { fr: 'Seul ce qui est en ligne peut être mis en avant.', en: 'Only what is online can be featured.' },
  newOffer: { fr: '{event.nouveau:cap}', en: 'New {event}' },
  noDuration: {
    fr: 'Aucune durée n’est proposée pour le moment\u00A0: écrivez à la plateforme.',
    en: 'No duration is offered for now: write to the platform.',
  },
  endsOn: { fr: 'Se termine le {day}', en: 'Ends on {day}' },
  recent: {
    fr: '{n, plural, =0 {{registration.aucun:cap}} one {# {registration}} other {# {registration.pl}}} en {days} jours',
    en: '{n, plural, =0 {No {registration}} one {# {registration}} other {# {registration.pl}}} in {days} days',
  },
  runningUntil: { fr: 'Mise en avant en cours jusqu’au {day}', en: 'Featured until {day}' },
  fromTo: { fr: 'Du {day} au {last}', en: 'From {day} to {last}' },
  pay: billWords.pay,
  duration: { fr: 'Durée', en: 'Duration' },
  durationOf: { fr: 'Durée pour «\u00A0{title}\u00A0»', en: 'Duration for “{title}”' },
  notChosen: { fr: 'Ne pas mettre en avant', en: 'Do not feature' },
  choice: { fr: '{name}, {price} TTC', en: '{name}, {price} incl. VAT' },
  start: { fr: 'À partir du', en: 'From' },
  startOf: { fr: 'Début pour «\u00A0{title}\u00A0»', en: 'Start for “{title}”' },
  prolong: { fr: 'Prolonger', en: 'Extend' },
  stop: { fr: 'Arrêter', en: 'Stop' },
  stopOf: { fr: 'Arrêter la mise en avant de «\u00A0{title}\u00A0»', en: 'Stop featuring “{title}”' },
  stopTitle: { fr: 'Arrêter cette mise en avant\u202F?', en: 'Stop featuring this {event}?' },
  stopShown: {
    fr: 'Elle a déjà été vue\u00A0: le temps qui reste n’est pas remboursé.',
    en: 'It has been shown already: the time left is not refunded.',
  },
  stopUnseen: {
    fr: 'Elle n’a jamais été vue\u00A0: {credit.un} est émis{credit.e} pour son montant.',
    en: 'It was never shown: {credit.un} is issued for its amount.',
  },
  stopped: { fr: 'La mise en avant est arrêtée.', en: 'It is no longer featured.' },
  stoppedCredited: {
    fr: 'La mise en avant est arrêtée, {credit.un} est émis{credit.e}.',
    en: 'It is no longer featured, {credit.un} was issued.',
  },
  basket: { fr: 'Votre commande', en: 'Your order' },
  basketEmpty: { fr: 'Choisissez une durée pour {event.un} au moins.', en: 'Choose a duration for at least one {event}.' },
  lineFrom: { fr: '{name}, à partir du {day}', en: '{name}, from {day}' },
  totalHt: { fr: 'Total HT', en: 'Total excl. VAT' },
  tax: { fr: 'TVA', en: 'VAT' },
  total: { fr: 'Total TTC', en: 'Total incl. VAT' },
  order: {
    fr: 'Mettre en avant {n, plural, one {# {event}} other {# {event.pl}}}, avec obligation de paiement',
    en: 'Feature {n, plural, one {# {event}} other {# {event.pl}}}, with obligation to pay',
  },
  orderHelp: {
    fr: '{bill.un:cap} est émis{bill.e} au nom {company.du}\u202F; la mise en avant commence à la date choisie, une fois le paiement reçu.',
    en: '{bill.un:cap} is issued to your {company}; featuring starts on the chosen date, once it is paid.',
  },
  billLine: { fr: 'Mise en avant de «\u00A0{title}\u00A0»\u00A0: {name}', en: 'Featuring “{title}”: {name}' },
  billDates: { fr: 'Du {day} au {last}', en: 'From {day} to {last}' },
  creditReason: { fr: 'mise en avant arrêtée avant d’être vue', en: 'stopped before it was shown' },
})
