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
  attended: { fr: 'Demi-journées suivies', en: 'Half-days attended' },
  attendedHelp: {
    fr: 'Demi-journées passées où une personne de {company.votre} a signé ou été vue, sur celles où elle était attendue.',
    en: 'Past half-days where a person of your {company} signed or was seen, out of those they were expected at.',
  },
  outOf: { fr: 'sur {n}', en: 'out of {n}' },
  late: { fr: 'Retards', en: 'Late arrivals' },
  lateFor: { fr: '{n} min en tout', en: '{n} min in all' },
  absences: { fr: 'Absences', en: 'Absences' },
  fill: { fr: 'Remplissage de vos {event.pl}', en: 'Places taken at your {event.pl}' },
  fillHelp: {
    fr: 'Places prises sur les places ouvertes des {event.pl} réservé{event.es} à {company.votre}.',
    en: 'Places taken out of those open, at the {event.pl} held for your {company} alone.',
  },
  satisfaction: figures.satisfaction.label,
  score: figures.net_promoter_score.label,
  feedbackHelp: {
    fr: 'Réponses non anonymes des personnes de {company.votre}. Rien n’est montré sous trois réponses.',
    en: 'Named answers of the people of your {company}. Nothing is shown below three answers.',
  },
  tooFew: { fr: 'Pas assez de réponses', en: 'Not enough answers' },
  testBefore: { fr: 'Test de positionnement', en: 'Entry test' },
  testAfter: { fr: 'Test final', en: 'Final test' },
  testHelp: {
    fr: 'Score moyen des personnes de {company.votre}. Rien n’est montré sous trois personnes.',
    en: 'Mean score of the people of your {company}. Nothing is shown below three people.',
  },
  learning: { fr: 'Assiduité et résultats', en: 'Half-days and results' },
  seriesTitle: { fr: '{registration.pl:cap} de l’équipe, mois par mois', en: '{registration.pl:cap} of the team, month by month' },
  seriesEmpty: {
    fr: 'Les {registration.pl} de {company.votre} apparaîtront ici, mois par mois.',
    en: 'The {registration.pl} of your {company} will appear here, month by month.',
  },
  open: { fr: 'À terminer', en: 'To finish' },
  confirmed: { fr: 'Confirmé{registration.es}', en: 'Confirmed' },
  cancelled: { fr: 'Annulé{registration.es}', en: 'Cancelled' },
  due: { fr: 'Reste à payer aujourd’hui', en: 'Left to pay today' },
  statuses: { fr: '{registration.pl:cap} de la période', en: '{registration.pl:cap} of the period' },
  none: { fr: '{registration.aucun:cap} sur cette période.', en: 'No {registration} in this period.' },
  since: { fr: '{n} le mois précédent', en: '{n} the month before' },
})
