import { words } from '../kernel/sentence.ts'

/** Questionnaires as an event sends them. */
export const sendingWords = words({
  tab: { fr: 'Évaluations', en: 'Evaluations' },
  add: { fr: 'Ajouter {questionnaire.un}', en: 'Add {questionnaire.un}' },
  addSet: { fr: 'Appliquer le jeu Qualiopi', en: 'Apply the Qualiopi set' },
  addSetHint: {
    fr: 'Recueil des besoins, satisfaction à chaud et à froid, bilan {partner.du} et avis de l’employeur, chacun à son moment.',
    en: 'Needs assessment, satisfaction right after and with hindsight, review by the {partner} and the employer’s view, each in its time.',
  },
  none: { fr: '{event.ce:cap} n’envoie {questionnaire.aucun}.', en: 'This {event} sends no {questionnaire}.' },
  form: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' },
  noForm: {
    fr: '{questionnaire.aucun:cap} publié{questionnaire.e}\u00A0: commencez par en publier, ou appliquez le jeu Qualiopi.',
    en: 'No published {questionnaire}: publish one first, or apply the Qualiopi set.',
  },
  moment: { fr: 'Moment', en: 'Moment' },
  daysBeforeStart: { fr: 'Jours avant le début', en: 'Days before the start' },
  daysAfterEnd: { fr: 'Jours après la fin', en: 'Days after the end' },
  openDays: { fr: 'Ouvert pendant (jours)', en: 'Open for (days)' },
  openDaysHint: { fr: 'Vide\u00A0: il reste ouvert.', en: 'Empty: it stays open.' },
  isAnonymous: { fr: 'Réponses anonymes', en: 'Anonymous responses' },
  anonymousHint: {
    fr: 'Rien ne relie alors une réponse à la personne, et cela ne se défait pas.',
    en: 'Nothing then links a response to the person, and this cannot be undone.',
  },
  fewExpected: {
    fr: 'Moins de trois personnes attendues\u00A0: les réponses anonymes resteront masquées.',
    en: 'Fewer than three people expected: anonymous responses will stay hidden.',
  },
  added: { fr: '{questionnaire:cap} ajouté{questionnaire.e}.', en: '{questionnaire:cap} added.' },
  setAdded: { fr: 'Jeu Qualiopi appliqué.', en: 'Qualiopi set applied.' },
  changed: { fr: 'Envoi modifié.', en: 'Sending changed.' },
  removed: { fr: '{questionnaire:cap} retiré{questionnaire.e}.', en: '{questionnaire:cap} removed.' },
  removeTitle: { fr: 'Ne plus envoyer «\u00A0{name}\u00A0»\u202F?', en: 'Stop sending “{name}”?' },
  removeText: {
    fr: 'Personne n’est plus invité à y répondre. Les réponses données restent dans ses résultats.',
    en: 'Nobody is invited to answer any more. Responses that were given stay in its results.',
  },
  stopSending: { fr: 'Ne plus envoyer', en: 'Stop sending' },
  sendNow: { fr: 'Envoyer maintenant', en: 'Send now' },
  remind: {
    fr: 'Relancer {n, plural, one {la personne sans réponse} other {les # sans réponse}}',
    en: 'Remind {n, plural, one {the person who has not answered} other {the # who have not answered}}',
  },
  sent: {
    fr: 'Mail envoyé à {n, plural, one {# personne} other {# personnes}}.',
    en: 'Email sent to {n, plural, one {# person} other {# people}}.',
  },
  seeResults: { fr: 'Voir les résultats', en: 'See the results' },
  sentOn: { fr: 'Envoi le {at, date, short}', en: 'Sent on {at, date, short}' },
  closedOn: { fr: 'fermé{questionnaire.e} le {at, date, short}', en: 'closed on {at, date, short}' },
  noDate: { fr: 'Envoi quand {event.le} aura une date', en: 'Sent once the {event} has a date' },
  expected: {
    fr: '{n, plural, =0 {aucune personne} one {# personne} other {# personnes}}',
    en: '{n, plural, =0 {nobody} one {# person} other {# people}}',
  },
  answersOf: {
    fr: '{answered, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}} sur {invited}',
    en: '{answered} of {invited} answered',
  },
  notPublished: { fr: 'Non publié{questionnaire.e}\u00A0: rien ne part.', en: 'Not published: nothing is sent.' },
})

/** The questionnaire as whoever answers sees it. */
export const answeringWords = words({
  give: { fr: 'Donner mon avis', en: 'Give my feedback' },
  giveOf: { fr: 'Donner mon avis\u00A0: {name}', en: 'Give my feedback: {name}' },
  namedNote: {
    fr: 'Vos réponses sont lues avec votre nom par l’équipe qui organise.',
    en: 'Your answers are read with your name by the team that organises.',
  },
  anonymousNote: {
    fr: 'Vos réponses sont anonymes\u00A0: seul le fait d’avoir répondu est gardé.',
    en: 'Your answers are anonymous: only the fact that you answered is kept.',
  },
  minutes: { fr: 'Environ {n, plural, one {# minute} other {# minutes}}', en: 'About {n, plural, one {# minute} other {# minutes}}' },
  closesOn: { fr: 'Ouvert jusqu’au {at, date, long}', en: 'Open until {at, date, long}' },
  send: { fr: 'Envoyer mes réponses', en: 'Send my answers' },
  decline: { fr: 'Je ne souhaite pas répondre', en: 'I would rather not answer' },
  thanks: { fr: 'Merci, vos réponses sont enregistrées.', en: 'Thank you, your answers have been recorded.' },
  declined: { fr: 'C’est noté\u00A0: vous ne serez plus relancé.', en: 'Noted: you will not be reminded again.' },
  changeMind: { fr: 'Répondre quand même', en: 'Answer after all' },
  closedSince: {
    fr: '{questionnaire.ce:cap} est fermé{questionnaire.e} depuis le {at, date, long}.',
    en: 'This {questionnaire} has been closed since {at, date, long}.',
  },
  opensOn: { fr: '{questionnaire.ce:cap} ouvre le {at, date, long}.', en: 'This {questionnaire} opens on {at, date, long}.' },
  opensLater: { fr: '{questionnaire.ce:cap} n’est pas encore ouvert{questionnaire.e}.', en: 'This {questionnaire} is not open yet.' },
  yourAnswers: { fr: 'Vos réponses', en: 'Your answers' },
  backToEvent: { fr: 'Voir {event.le}', en: 'See the {event}' },
})
