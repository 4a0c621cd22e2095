import { words } from '../../kernel/sentence.ts'

/** Sentences of whoever runs the day of an event: registering at the door, closing. */
export const dayWords = words({
  registerHere: { fr: 'Inscrire sur place', en: 'Register on site' },
  registerHelp: {
    fr: 'Cherchez une personne connue ou saisissez ses coordonnées. Elle prend une place comme les autres et entre aussitôt\u202F; s’il reste à payer ou à valider, l’entrée demande votre accord.',
    en: 'Find a known person or type their details. They take a place like everybody else and come in at once; if something is left to pay or approve, letting them in asks for your agreement.',
  },
  registerAct: { fr: 'Inscrire et faire entrer', en: 'Register and let in' },
  addHelp: {
    fr: 'Pour une personne présente qui n’était pas attendue. S’il reste une place, elle est inscrite comme les autres et prévenue par e-mail.',
    en: 'For somebody who came and was not expected. If a place is left, they are registered like everybody else and told by email.',
  },
  addAct: { fr: 'Ajouter à la feuille', en: 'Add to the sheet' },
  added: { fr: '{name} est sur la feuille.', en: '{name} is on the sheet.' },
  addedUnsettled: {
    fr: '{registration:cap} enregistré{registration.e}\u00A0: {name}. La feuille l’affichera dès que rien ne restera à compléter, payer ou valider.',
    en: '{registration:cap} recorded: {name}. The sheet will show them once nothing is left to complete, pay or approve.',
  },
  addedKnown: {
    fr: 'Cette adresse appartient à {name}.',
    en: 'This address belongs to {name}.',
  },
  close: { fr: 'Fin de journée', en: 'Close the day' },
  closeHelp: {
    fr: 'Les demi-journées terminées où rien n’indique une présence. Décochez qui ne doit pas être noté absent{participant.e}.',
    en: 'Half-days that are over where nothing shows that they came. Untick anyone who should not be marked absent.',
  },
  closeHelpWhole: {
    fr: 'Personnes attendues dont aucune entrée n’est enregistrée. Décochez qui ne doit pas être noté absent{participant.e}.',
    en: 'Expected people without any recorded entry. Untick anyone who should not be marked absent.',
  },
  came: { fr: 'Venu{participant.es}', en: 'Came' },
  toMark: { fr: 'Sans présence', en: 'Not seen' },
  alreadyAbsent: { fr: 'Absent{participant.es}', en: 'Absent' },
  halfDays: { fr: '{n, plural, one {# demi-journée} other {# demi-journées}}', en: '{n, plural, one {# half-day} other {# half-days}}' },
  nobodyMissing: { fr: 'Personne ne manque\u00A0: aucune absence à noter.', en: 'Nobody is missing: no absence to record.' },
  notOver: {
    fr: 'Aucune demi-journée n’est terminée\u00A0: les absences se notent ensuite.',
    en: 'No half-day is over yet: absences are recorded afterwards.',
  },
  markThem: {
    fr: '{n, plural, =0 {Noter les absences} one {Noter # absence} other {Noter # absences}}',
    en: '{n, plural, =0 {Record absences} one {Record # absence} other {Record # absences}}',
  },
  marked: {
    fr: '{n, plural, one {# absence notée.} other {# absences notées.}}',
    en: '{n, plural, one {# absence recorded.} other {# absences recorded.}}',
  },
  takenBack: {
    fr: '{n, plural, =0 {Aucune absence à retirer.} one {# absence retirée.} other {# absences retirées.}}',
    en: '{n, plural, =0 {No absence to take back.} one {# absence taken back.} other {# absences taken back.}}',
  },
  takeBack: { fr: 'Annuler l’absence', en: 'Undo the absence' },
  thenLock: { fr: 'Vérifier et verrouiller la feuille', en: 'Check and lock the sheet' },
  closingReason: { fr: 'Non venu{participant.e}, constaté en fin de journée', en: 'Did not come, noted at the end of the day' },
})
