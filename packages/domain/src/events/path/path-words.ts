import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of the order in which an event is followed. */
export const pathWords = words({
  mode: { fr: 'Les {activity.pl} se suivent', en: 'The {activity.pl} are followed' },
  modeHelp: {
    fr: '«\u00A0{activity.tous:cap}, dans l’ordre\u00A0» ouvre chaque étape quand les précédentes sont faites. «\u00A0Un{activity.e} seul{activity.e}, au choix\u00A0» n’en laisse choisir qu’un{activity.e} en s’inscrivant.',
    en: '“All, in order” opens each step once those before it are done. “Only one, of their choice” lets people choose a single one while registering.',
  },
  title: { fr: 'Ordre du parcours', en: 'Order of the path' },
  help: {
    fr: 'Glissez une étape, ou déplacez-la avec ses flèches.',
    en: 'Drag a step, or move it with its arrows.',
  },
  none: { fr: 'Aucune étape dans le parcours.', en: 'No step in the path.' },
  nothing: {
    fr: '{event.ce:cap} n’a encore ni {activity}, ni créneau, ni document, ni pièce, ni formulaire à mettre en ordre.',
    en: 'This {event} has no {activity}, slot, document, paper or form to put in order yet.',
  },
  others: { fr: 'Hors du parcours', en: 'Outside the path' },
  add: { fr: 'Ajouter', en: 'Add' },
  addOf: { fr: 'Ajouter «\u00A0{title}\u00A0» au parcours', en: 'Add “{title}” to the path' },
  addAll: { fr: 'Tout ajouter', en: 'Add everything' },
  remove: { fr: 'Retirer', en: 'Remove' },
  removeOf: { fr: 'Retirer «\u00A0{title}\u00A0» du parcours', en: 'Remove “{title}” from the path' },
  up: { fr: 'Monter «\u00A0{title}\u00A0»', en: 'Move “{title}” up' },
  down: { fr: 'Descendre «\u00A0{title}\u00A0»', en: 'Move “{title}” down' },
  movedTo: { fr: '«\u00A0{title}\u00A0» est maintenant en position {n} sur {total}.', en: '“{title}” is now number {n} of {total}.' },
  opensOn: { fr: 'Pas avant le', en: 'Not before' },
  opensOnOf: { fr: 'Pas avant le\u00A0: {title}', en: 'Not before: {title}' },
  save: labels.save,
  saved: { fr: 'Le parcours est enregistré.', en: 'The path is saved.' },
  atStep: {
    fr: '{n, plural, one {# personne en est là} other {# personnes en sont là}}',
    en: '{n, plural, one {# person is here} other {# people are here}}',
  },
  missing: {
    fr: '{questionnaire.les:cap} et {quiz.les} entreront dans le parcours quand {event.un} pourra en envoyer.',
    en: 'The {questionnaire.pl} and {quiz.pl} will join the path once {event.un} can send some.',
  },
  morningOf: { fr: '{day, date, long}, matin', en: '{day, date, long}, morning' },
  afternoonOf: { fr: '{day, date, long}, après-midi', en: '{day, date, long}, afternoon' },
  ownTitle: { fr: 'Votre parcours', en: 'Your path' },
  progress: { fr: '{done, number} sur {total, number}', en: '{done, number} of {total, number}' },
  done: { fr: 'Fait', en: 'Done' },
  toDo: { fr: 'À faire', en: 'To do' },
  locked: { fr: 'Verrouillé', en: 'Locked' },
  first: { fr: 'Terminez d’abord «\u00A0{title}\u00A0».', en: 'First finish “{title}”.' },
  fromDay: { fr: 'S’ouvre le {day, date, long}.', en: 'Opens on {day, date, long}.' },
  open: { fr: 'Lire', en: 'Read' },
  openOf: { fr: 'Lire «\u00A0{title}\u00A0»', en: 'Read “{title}”' },
})
