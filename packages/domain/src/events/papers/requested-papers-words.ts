import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of the papers an event asks for, on the step of its documents. */
export const requestedPapersWords = words({
  title: { fr: 'Pièces à fournir', en: 'Supporting documents to provide' },
  help: {
    fr: 'Demandées à chaque personne qui s’inscrit, à l’étape «\u00A0Pièces\u00A0».',
    en: 'Asked of each person while they register, in the “Supporting documents” step.',
  },
  none: { fr: 'Aucune pièce n’est demandée.', en: 'No supporting document is asked for.' },
  ask: { fr: 'Demander une pièce', en: 'Ask for a supporting document' },
  kind: labels.kind,
  kindHelp: {
    fr: 'Une pièce d’identité ou un justificatif de handicap est supprimé à la fin {event.du}.',
    en: 'An identity document or a proof of disability is deleted when the {event} is over.',
  },
  change: labels.edit,
  changeOf: { fr: 'Modifier «\u00A0{name}\u00A0»', en: 'Edit “{name}”' },
  retire: { fr: 'Ne plus demander', en: 'Stop asking' },
  retireOf: { fr: 'Ne plus demander «\u00A0{name}\u00A0»', en: 'Stop asking for “{name}”' },
  retireTitle: { fr: 'Ne plus demander «\u00A0{name}\u00A0»\u202F?', en: 'Stop asking for “{name}”?' },
  retireHelp: {
    fr: 'Les fichiers déjà déposés restent parmi les documents des personnes.',
    en: 'Files already uploaded stay among people’s documents.',
  },
  retired: { fr: 'La pièce n’est plus demandée.', en: 'The supporting document is no longer asked for.' },
  asked: { fr: 'La pièce est demandée.', en: 'The supporting document is asked for.' },
  saved: { fr: 'La pièce est modifiée.', en: 'The supporting document is changed.' },
  name: { fr: 'Nom de la pièce', en: 'Name of the supporting document' },
  nameHelp: { fr: 'Par exemple «\u00A0Diplôme\u00A0», «\u00A0Pièce d’identité\u00A0».', en: 'For example “Degree”, “Identity card”.' },
  explanation: { fr: 'Explication pour les personnes', en: 'Explanation for people' },
  isRequired: { fr: 'Obligatoire', en: 'Required' },
  isRequiredHelp: {
    fr: 'Sans elle, {registration.le} reste à compléter.',
    en: 'Without it, the {registration} stays to be completed.',
  },
  isChecked: { fr: 'Vérifiée par une personne', en: 'Checked by someone' },
  isCheckedHelp: {
    fr: 'Obligatoire et vérifiée, elle fait attendre {registration.le} jusqu’à ce qu’elle soit acceptée.',
    en: 'Required and checked, it keeps the {registration} waiting until it is accepted.',
  },
  due: {
    fr: '{days, plural, =0 {avant le début} one {# jour avant le début} other {# jours avant le début}}',
    en: '{days, plural, =0 {by the start} one {# day before the start} other {# days before the start}}',
  },
  dueDays: { fr: 'À fournir combien de jours avant le début', en: 'Days before the start by which it is due' },
  releases: { fr: 'Libérer la place si elle manque ensuite', en: 'Release the place when it is still missing' },
  releasesHelp: {
    fr: '{registration.le:cap} encore à compléter ce jour-là est annulé{registration.e}, la personne est prévenue. Sinon, la pièce reste attendue.',
    en: '{registration.un:cap} still to be completed that day is cancelled and the person told. Otherwise the supporting document stays awaited.',
  },
  eachTime: { fr: 'À fournir à chaque fois', en: 'Needed every time' },
  eachTimeHelp: {
    fr: 'Sinon, une pièce du même nom déjà acceptée et encore valable suffit.',
    en: 'Otherwise one of the same name, already accepted and still valid, is enough.',
  },
  takeList: { fr: 'Reprendre une liste', en: 'Use a saved list' },
  taken: { fr: 'Les pièces de la liste sont demandées.', en: 'The supporting documents of the list are asked for.' },
  keepList: { fr: 'Garder comme liste', en: 'Save as a list' },
  keepListHelp: {
    fr: 'Ces pièces pourront être reprises ailleurs d’un clic. Une liste du même nom est remplacée.',
    en: 'These supporting documents can then be asked for elsewhere in one click. A list of the same name is replaced.',
  },
  listName: { fr: 'Nom de la liste', en: 'Name of the list' },
  listKept: { fr: 'La liste est gardée.', en: 'The list is saved.' },
  removeList: { fr: 'Oublier la liste «\u00A0{name}\u00A0»', en: 'Delete the list “{name}”' },
  listRemoved: { fr: 'La liste est oubliée.', en: 'The list is deleted.' },
  optional: { fr: 'Facultative', en: 'Optional' },
  save: labels.save,
})
