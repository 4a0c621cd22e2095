import { words } from '../../kernel/sentence.ts'

/** Sentences of records that may be one person's. */
export const mergeWords = words({
  tab: { fr: 'Doublons', en: 'Duplicates' },
  merge: { fr: 'Fusionner', en: 'Merge' },
  mergeWith: { fr: 'Fusionner avec une autre fiche', en: 'Merge with another record' },
  other: { fr: 'Autre fiche', en: 'Other record' },
  compare: { fr: 'Comparer', en: 'Compare' },
  none: { fr: 'Aucun doublon.', en: 'No duplicate.' },
  noneHelp: {
    fr: 'Aucune fiche n’a le même téléphone qu’une autre, ni le même nom dans {company.meme}.',
    en: 'No record shares its phone with another, nor its name within the same {company}.',
  },
  samePhone: { fr: 'Même téléphone', en: 'Same phone' },
  sameName: { fr: 'Même nom, même {company}', en: 'Same name, same {company}' },
  title: { fr: 'Fusionner {n, plural, one {# fiche} other {# fiches}}', en: 'Merge {n, plural, one {# record} other {# records}}' },
  keep: { fr: 'Fiche à garder', en: 'Record to keep' },
  keepHelp: {
    fr: 'Les autres sont absorbées\u00A0: leurs comptes se ferment, tout ce qui leur appartient suit. Vous pourrez annuler pendant 24 heures.',
    en: 'The others are absorbed: their accounts close, all that belongs to them follows. You can undo it for 24 hours.',
  },
  created: { fr: 'créée le {day}', en: 'created on {day}' },
  fields: { fr: 'Valeurs à garder', en: 'Values to keep' },
  sameEverywhere: { fr: 'Les fiches disent la même chose.', en: 'The records are identical.' },
  empty: { fr: '(vide)', en: '(empty)' },
  follow: {
    fr: 'Tout suivra\u00A0: {registrations, number} {registration.pl}, {bills, number} {bill.pl}, {documents, plural, one {# document} other {# documents}}, {tasks, number} {task.pl}.',
    en: 'All will follow: {registrations, number} {registration.pl}, {bills, number} {bill.pl}, {documents, plural, one {# document} other {# documents}}, {tasks, number} {task.pl}.',
  },
  twice: {
    fr: 'Fusion impossible\u00A0: ces fiches ont chacune {registration.un} pour {events}. Annulez-en {registration_gender, select, f {une} other {un}} d’abord.',
    en: 'Cannot merge: these records each have {registration.un} for {events}. Cancel one first.',
  },
  adminStays: {
    fr: 'Un compte d’administration ne peut pas être absorbé\u00A0: gardez-le.',
    en: 'An administration account cannot be absorbed: keep it.',
  },
  done: { fr: 'Les fiches sont fusionnées dans celle {name.de}.', en: 'The records are merged into that of {name}.' },
  undo: { fr: 'Annuler la fusion', en: 'Undo the merge' },
  undone: {
    fr: 'La fusion est annulée\u00A0: chaque fiche a retrouvé ce qui lui appartenait.',
    en: 'The merge is undone: each record has its own data back.',
  },
  mergedWith: { fr: 'Cette fiche a absorbé le {day}\u00A0: {names}.', en: 'This record absorbed on {day}: {names}.' },
  limits: { fr: 'Choisissez de 2 à 5 fiches à fusionner.', en: 'Choose 2 to 5 records to merge.' },
})
