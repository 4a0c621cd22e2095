import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'
import { partnersWords } from './words.ts'

/** Hours of several parts validated at once. */
export const hoursWords = words({
  act: partnersWords.validateHours,
  title: {
    fr: 'Valider les heures de {n, plural, one {# intervention} other {# interventions}}',
    en: 'Validate the hours of {n, plural, one {# assignment} other {# assignments}}',
  },
  will: {
    fr: '{n, plural, =0 {Rien à valider.} one {# intervention sera validée.} other {# interventions seront validées.}}',
    en: '{n, plural, =0 {Nothing to validate.} one {# assignment will be validated.} other {# assignments will be validated.}}',
  },
  left: {
    fr: '{n, plural, one {# intervention reste comme elle est\u00A0:} other {# interventions restent comme elles sont\u00A0:}}',
    en: '{n, plural, one {# assignment stays as it is:} other {# assignments stay as they are:}}',
  },
  help: {
    fr: 'Aux heures des créneaux signés, ou passés si aucun n’est signé. Vous pourrez annuler pendant {hours, number}\u00A0h.',
    en: 'At the hours of the slots signed, or of those over when none is signed. You can undo this for {hours, number} h.',
  },
  done: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {# intervention validée.} other {# interventions validées.}}',
    en: '{n, plural, =0 {Nothing changed.} one {# assignment validated.} other {# assignments validated.}}',
  },
  undone: {
    fr: '{n, plural, =0 {Rien n’a été annulé.} one {# validation annulée.} other {# validations annulées.}}',
    en: '{n, plural, =0 {Nothing was undone.} one {# validation undone.} other {# validations undone.}}',
  },
  undo: labels.undoOperation,
  toValidate: { fr: 'À valider', en: 'To approve' },
  notConfirmed: { fr: 'Pas confirmée', en: 'Not confirmed' },
  notDone: { fr: 'Aucun créneau passé', en: 'No slot is over' },
  alreadyValidated: { fr: 'Déjà validée', en: 'Already validated' },
  changedSince: { fr: 'Corrigée depuis', en: 'Corrected since' },
})
