import { words } from '../kernel/sentence.ts'
import { figures } from './figures.ts'
import { reportingWords } from './words.ts'
import { yearWords } from './year-words.ts'

/** The dashboard of a referent. */
export const teamFiguresWords = words({
  people: { fr: 'Personnes venues', en: 'People who came' },
  peopleHelp: {
    fr: 'Personnes de {company.votre} vues à au moins {event.un} de la période, comptées une fois.',
    en: 'People of your {company} seen at {event.un} of the period or more, counted once.',
  },
  hours: yearWords.hours,
  billed: reportingWords.yearBilled,
  hoursHelp: {
    fr: 'Heures suivies par les personnes de {company.votre} pendant la période, retards déduits.',
    en: 'Hours followed by the people of your {company} in the period, lateness deducted.',
  },
  attendance: figures.attendance_rate.label,
  attendanceHelp: {
    fr: 'Heures suivies sur heures prévues des demi-journées passées de la période.',
    en: 'Hours followed out of hours planned, over the past half-days of the period.',
  },
  exportMonth: { fr: 'Exporter le mois', en: 'Export the month' },
  exportAll: { fr: 'Exporter', en: 'Export' },
  fileName: { fr: '{event.pl:cap} de l’équipe {period}', en: '{event.pl:cap} of the team {period}' },
  due: { fr: 'Reste à payer aujourd’hui', en: 'Left to pay today' },
  statuses: { fr: '{registration.pl:cap} de la période', en: '{registration.pl:cap} of the period' },
  none: { fr: '{registration.aucun:cap} sur cette période.', en: 'No {registration} in this period.' },
  since: { fr: '{n} le mois précédent', en: '{n} the month before' },
})
