import { words } from '../kernel/sentence.ts'

/** Sentences of what a learner opens on. */
export const homeWords = words({
  next: { fr: 'Prochaine date', en: 'Next date' },
  today: { fr: 'Aujourd’hui', en: 'Today' },
  sign: { fr: 'Signer', en: 'Sign' },
  ticket: { fr: 'Voir {ticket.mon}', en: 'See my {ticket}' },
  details: { fr: 'Voir le détail', en: 'See the details' },
  toDo: { fr: 'À faire', en: 'To do' },
  teamFigures: { fr: 'Chiffres de {company.votre}', en: 'Figures of your {company}' },
  wholeTeam: {
    fr: '{n, plural, one {Voir la fiche de l’équipe} other {Voir les # personnes}}',
    en: '{n, plural, one {See the team} other {See all # people}}',
  },
  toAgree: { fr: 'En attente de votre accord', en: 'Waiting for your approval' },
  teamDates: { fr: 'Prochaines dates', en: 'Next dates' },
  noTeamDate: { fr: 'Personne n’est attendu pour le moment.', en: 'Nobody is expected anywhere yet.' },
  andOthers: {
    fr: '{names} et {n, plural, one {# autre} other {# autres}}',
    en: '{names} and {n, plural, one {# other} other {# others}}',
  },
  registerOne: { fr: 'Inscrire {name}', en: 'Register {name}' },
})
