import { words } from '../../kernel/sentence.ts'

/** Sentences of how one enters an event: when the minimum is judged, how long a place is held, what is read once registered. */
export const entryWords = words({
  decisionDate: { fr: 'Décision sur le minimum', en: 'Decision on the minimum' },
  decisionDateHelp: {
    fr: 'Ce jour-là, le responsable sait combien de personnes manquent. Vide\u00A0: avant la date limite, puis dix jours avant le début.',
    en: 'That day, the person in charge learns how many people are missing. Empty: before the deadline, then ten days before the start.',
  },
  confirm: { fr: 'Maintenir {event.le}', en: 'Keep the {event}' },
  confirmedNow: { fr: '{event.le:cap} a lieu\u00A0: l’alerte s’arrête.', en: 'The {event} takes place: the alert stops.' },
  confirmed: { fr: 'maintenu{event.e} malgré tout', en: 'taking place all the same' },
  holdMinutes: { fr: 'Place gardée, en minutes', en: 'Place held, in minutes' },
  holdMinutesHelp: {
    fr: 'Le temps de terminer {registration.le}. Vide\u00A0: {n, plural, one {# minute} other {# minutes}}.',
    en: 'Time to finish the {registration}. Empty: {n, plural, one {# minute} other {# minutes}}.',
  },
  overbooking: { fr: 'Autoriser le dépassement', en: 'Allow going over' },
  overbookingHelp: {
    fr: 'On s’inscrit encore une fois le maximum atteint\u202F; la liste d’attente ne sert plus.',
    en: 'People can still register once the maximum is reached; the waiting list no longer serves.',
  },
  confirmationText: { fr: 'Texte de confirmation', en: 'Confirmation text' },
  confirmationTextHelp: {
    fr: 'Lu une fois la place confirmée, sur la page et dans le mail.',
    en: 'Read once the place is confirmed, on the page and in the email.',
  },
})
