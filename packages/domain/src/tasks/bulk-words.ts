import { words } from '../kernel/sentence.ts'

export const bulkTasksWords = words({
  done: { fr: 'Marquer comme fait{task.es}', en: 'Mark as done' },
  cancelled: { fr: 'Annuler {task.les}', en: 'Cancel the {task.pl}' },
  give: { fr: 'Confier à…', en: 'Assign to…' },
  postpone: { fr: 'Décaler de…', en: 'Postpone by…' },
  doneTitle: {
    fr: '{n, plural, one {Marquer # {task} comme fait{task.e}} other {Marquer # {task.pl} comme fait{task.es}}}',
    en: '{n, plural, one {Mark # {task} as done} other {Mark # {task.pl} as done}}',
  },
  cancelledTitle: {
    fr: '{n, plural, one {Annuler # {task}} other {Annuler # {task.pl}}}',
    en: '{n, plural, one {Cancel # {task}} other {Cancel # {task.pl}}}',
  },
  giveTitle: {
    fr: '{n, plural, one {Confier # {task}} other {Confier # {task.pl}}}',
    en: '{n, plural, one {Assign # {task}} other {Assign # {task.pl}}}',
  },
  postponeTitle: {
    fr: '{n, plural, one {Décaler # {task}} other {Décaler # {task.pl}}}',
    en: '{n, plural, one {Postpone # {task}} other {Postpone # {task.pl}}}',
  },
  days: { fr: 'Nombre de jours', en: 'Number of days' },
  apply: { fr: 'Appliquer', en: 'Apply' },
  will: {
    fr: '{n, plural, =0 {Rien ne changera.} one {# {task} changera.} other {# {task.pl} changeront.}}',
    en: '{n, plural, =0 {Nothing will change.} one {# {task} will change.} other {# {task.pl} will change.}}',
  },
  final: { fr: 'On ne peut pas revenir en arrière.', en: 'This cannot be undone.' },
  changed: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {C’est fait pour # {task}.} other {C’est fait pour # {task.pl}.}}',
    en: '{n, plural, =0 {Nothing has changed.} one {Done for # {task}.} other {Done for # {task.pl}.}}',
  },
  left: {
    fr: '{n, plural, one {# reste comme avant\u00A0:} other {# restent comme avant\u00A0:}}',
    en: '{n, plural, one {# stays as it was:} other {# stay as they were:}}',
  },
  notYours: { fr: 'Accès refusé', en: 'Access denied' },
  isClosed: { fr: 'Déjà clos{task_gender, select, f {e} other {}}', en: 'Already closed' },
  hasNoDate: { fr: 'Sans échéance', en: 'No due date' },
  tooSoon: { fr: 'Échéance à moins d’une heure', en: 'Due in less than an hour' },
  isTheirs: { fr: 'Déjà à faire par cette personne', en: 'Already theirs to do' },
})
