import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

export const checklistWords = words({
  tab: { fr: 'Listes types', en: 'Checklists' },
  help: {
    fr: 'Ce qui revient avec chaque {event}, daté de son premier ou de son dernier jour. Une liste s’applique depuis l’onglet «\u00A0{task.pl:cap} et notes\u00A0» {event.du}.',
    en: 'What comes back with each {event}, dated from its first or last day. A checklist is applied from the “{task.pl:cap} and notes” tab of the {event}.',
  },
  none: { fr: 'Aucune liste type.', en: 'No checklist yet.' },
  add: { fr: 'Nouvelle liste', en: 'New checklist' },
  usual: { fr: 'Partir de la liste usuelle', en: 'Start from the usual one' },
  edit: { fr: 'Modifier la liste type', en: 'Edit the checklist' },
  name: labels.name,
  count: { fr: '{n, plural, one {# {task}} other {# {task.pl}}}', en: '{n, plural, one {# {task}} other {# {task.pl}}}' },
  label: { fr: 'À faire', en: 'To do' },
  days: { fr: 'Jours', en: 'Days' },
  daysHelp: { fr: '-30\u00A0: un mois avant\u202F; 1\u00A0: le lendemain.', en: '-30: a month before; 1: the day after.' },
  edge: { fr: 'À compter du', en: 'Counted from' },
  before: {
    fr: '{n, plural, one {# jour} other {# jours}} avant le {edge, select, start {premier} other {dernier}} jour',
    en: '{n, plural, one {# day} other {# days}} before the {edge, select, start {first} other {last}} day',
  },
  after: {
    fr: '{n, plural, one {# jour} other {# jours}} après le {edge, select, start {premier} other {dernier}} jour',
    en: '{n, plural, one {# day} other {# days}} after the {edge, select, start {first} other {last}} day',
  },
  on: { fr: 'Le {edge, select, start {premier} other {dernier}} jour', en: 'On the {edge, select, start {first} other {last}} day' },
  addLine: { fr: 'Ajouter une ligne', en: 'Add a line' },
  removeLine: { fr: 'Retirer la ligne {n}', en: 'Remove line {n}' },
  save: labels.save,
  change: labels.edit,
  remove: labels.remove,
  saved: { fr: 'La liste est enregistrée.', en: 'The checklist was saved.' },
  removed: { fr: 'La liste est supprimée.', en: 'The checklist was deleted.' },
  confirmRemove: { fr: 'Supprimer la liste «\u00A0{name}\u00A0»\u202F?', en: 'Delete the checklist “{name}”?' },
  apply: { fr: 'Appliquer une liste type', en: 'Apply a checklist' },
  which: { fr: 'Liste type', en: 'Checklist' },
  toWhom: { fr: 'Pour', en: 'For' },
  due: { fr: 'Échéance', en: 'Due date' },
  dueOn: { fr: '{due, date}', en: '{due, date}' },
  late: { fr: 'Date passée\u00A0: à faire dès maintenant', en: 'Date gone by: to be done now' },
  present: { fr: 'Déjà dans {event.le}', en: 'Already in the {event}' },
  undated: { fr: 'Sans échéance', en: 'No due date' },
  applyMany: {
    fr: '{n, plural, =0 {Rien à ajouter} one {Ajouter # {task}} other {Ajouter # {task.pl}}}',
    en: '{n, plural, =0 {Nothing to add} one {Add # {task}} other {Add # {task.pl}}}',
  },
  applied: {
    fr: '{n, plural, one {# {task} de plus} other {# {task.pl} de plus}}',
    en: '{n, plural, one {# {task} added} other {# {task.pl} added}}',
  },
  toWrite: { fr: 'Écrire une liste type', en: 'Write a checklist' },
})

/** The usual list of a session, offered to whoever has none. */
export const usualChecklist = {
  name: { fr: 'Session, de la préparation au bilan', en: 'Session, from preparation to review' },
  items: [
    { edge: 'start', days: -45, label: { fr: 'Réserver {room.le}', en: 'Book the {room}' } },
    { edge: 'start', days: -30, label: { fr: 'Confirmer {partner.le}', en: 'Confirm the {partner}' } },
    {
      edge: 'start',
      days: -15,
      label: { fr: 'Vérifier que tout est signé', en: 'Check that everything is signed' },
    },
    { edge: 'start', days: -10, label: { fr: 'Relancer les dossiers à compléter', en: 'Remind those who have something to complete' } },
    {
      edge: 'start',
      days: -7,
      label: { fr: 'Vérifier que chacun a reçu heures et lieu', en: 'Check that everybody was told when and where' },
    },
    {
      edge: 'start',
      days: -2,
      label: { fr: 'Préparer {room.le}, le matériel et les supports', en: 'Prepare the {room}, the equipment and the materials' },
    },
    {
      edge: 'start',
      days: 0,
      label: { fr: 'Accueillir, et vérifier la première signature', en: 'Welcome, and check the first signature' },
    },
    {
      edge: 'end',
      days: 1,
      label: { fr: 'Vérifier et verrouiller la feuille {attendance.de}', en: 'Check and lock the {attendance} sheet' },
    },
    { edge: 'end', days: 2, label: { fr: 'Envoyer {attestation.les}', en: 'Send the {attestation.pl}' } },
    { edge: 'end', days: 5, label: { fr: 'Établir {bill.les}', en: 'Issue the {bill.pl}' } },
    { edge: 'end', days: 10, label: { fr: 'Lire l’évaluation à chaud', en: 'Read the feedback' } },
    { edge: 'end', days: 60, label: { fr: 'Vérifier l’évaluation à froid', en: 'Check the later feedback' } },
  ],
} as const
