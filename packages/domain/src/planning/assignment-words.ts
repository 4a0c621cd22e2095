import { words } from '../kernel/sentence.ts'

/** What is said where one person is given slots. */
export const assignmentWords = words({
  title: { fr: '{name}\u00A0: affectations', en: '{name}: assignments' },
  period: { fr: 'Du {from, date, long} au {to, date, long}', en: '{from, date, long} to {to, date, long}' },
  earlier: { fr: 'Plus tôt', en: 'Earlier' },
  later: { fr: 'Plus tard', en: 'Later' },
  nothing: { fr: 'Aucun créneau à venir.', en: 'No slot to come.' },
  nothingHelp: {
    fr: 'Les créneaux {event.des} apparaissent ici dès qu’ils ont une date.',
    en: 'Slots of {event.pl} appear here once dated.',
  },
  plannedHours: { fr: 'Heures sur la période', en: 'Hours in the period' },
  skills: { fr: 'Compétences', en: 'Skills' },
  awayTimes: { fr: 'Indisponibilités', en: 'Unavailable' },
  hours: { fr: '{hours, number} h', en: '{hours, number} h' },
  notQualified: { fr: 'Hors de ses compétences', en: 'Outside their skills' },
  takenBy: { fr: 'Déjà sur «\u00A0{title}\u00A0»', en: 'Already on “{title}”' },
  unavailable: { fr: 'Indisponible', en: 'Unavailable' },
  takenByOthers: {
    fr: 'Déjà {n, plural, one {une personne} other {# personnes}}',
    en: '{n, plural, one {One person} other {# people}} already',
  },
  proposed: { fr: 'Proposé', en: 'Proposed' },
  confirmed: { fr: 'Confirmé', en: 'Confirmed' },
  confirm: { fr: 'Confirmer sans attendre', en: 'Confirm now' },
  remove: { fr: 'Retirer', en: 'Withdraw' },
  removeTitle: { fr: 'Retirer {name} de «\u00A0{title}\u00A0»\u202F?', en: 'Withdraw {name} from “{title}”?' },
  removeHelp: {
    fr: 'Ses créneaux redeviennent à pourvoir et un mail le lui dit.',
    en: 'The slots are to be staffed again and an email says so.',
  },
  removed: { fr: 'L’affectation est retirée.', en: 'The assignment is withdrawn.' },
  role: { fr: 'Rôle', en: 'Role' },
  roleHelp: { fr: 'Animation, jury, tutorat…', en: 'Teaching, jury, tutoring…' },
  chosen: {
    fr: '{n, plural, =0 {Aucun créneau choisi} one {# créneau} other {# créneaux}}, {hours, number} h',
    en: '{n, plural, =0 {No slot chosen} one {# slot} other {# slots}}, {hours, number} h',
  },
  propose: { fr: 'Proposer', en: 'Propose' },
  give: { fr: 'Affecter', en: 'Assign' },
  proposedTo: { fr: 'Les créneaux sont proposés.', en: 'The slots are proposed.' },
  given: { fr: 'Les créneaux sont affectés.', en: 'The slots are assigned.' },
  confirmedNow: { fr: 'L’affectation est confirmée.', en: 'The assignment is confirmed.' },
})
