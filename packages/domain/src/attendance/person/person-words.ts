import { words } from '../../kernel/sentence.ts'

/** Hours of a person, on their record and on the page of their proofs. */
export const personWords = words({
  tab: { fr: 'Présences et heures', en: '{attendance:cap} and hours' },
  hoursOf: { fr: 'Heures suivies en {year}', en: 'Hours attended in {year}' },
  yearHours: { fr: '{year}\u00A0: {hours}\u00A0h', en: '{year}: {hours}\u00A0h' },
  hoursIs: { fr: 'Heures suivies en {year}\u00A0: {hours}\u00A0h', en: 'Hours attended in {year}: {hours}\u00A0h' },
  hours: { fr: '{hours}\u00A0h', en: '{hours}\u00A0h' },
  title: { fr: 'Vos heures suivies', en: 'Your hours attended' },
  goal: { fr: '{done}\u00A0h suivies sur {goal}\u00A0h en {year}', en: '{done}\u00A0h attended of {goal}\u00A0h in {year}' },
  goalReached: {
    fr: 'Objectif de l’année atteint\u00A0: {done}\u00A0h suivies sur {goal}\u00A0h.',
    en: 'Goal of the year reached: {done}\u00A0h attended of {goal}\u00A0h.',
  },
  minutes: { fr: 'Durée suivie', en: 'Hours attended' },
  late: { fr: 'Retard\u00A0: {n}\u00A0min', en: 'Late: {n}\u00A0min' },
  none: { fr: 'Aucune demi-journée.', en: 'No half-day.' },
  noneHelp: {
    fr: 'Les demi-journées {event.des} où la personne est attendue s’affichent ici.',
    en: 'The half-days of the {event.pl} where the person is expected show here.',
  },
})
