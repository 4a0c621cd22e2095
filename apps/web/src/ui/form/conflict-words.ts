import { words } from '@kxo/domain/kernel/sentence'

/** Sentences of two people editing the same record. */
export const conflictWords = words({
  titleAt: { fr: '{name} a modifié cette fiche à {time}', en: '{name} changed this record at {time}' },
  title: { fr: '{name} a modifié cette fiche', en: '{name} changed this record' },
  someone: { fr: 'Quelqu’un', en: 'Someone' },
  help: {
    fr: 'Rien de ce que vous avez saisi n’est perdu. Choisissez une valeur pour chaque champ, ou gardez l’une des deux fiches en entier.',
    en: 'Nothing you typed is lost. Choose a value for each field, or keep either record as a whole.',
  },
  nothing: { fr: 'Les deux fiches disent la même chose.', en: 'Both records say the same.' },
  both: { fr: 'Quelqu’un d’autre a aussi modifié\u00A0: {fields}', en: 'Someone else also changed: {fields}' },
  bothForm: { fr: 'Quelqu’un d’autre a modifié cette page', en: 'Someone else changed this page' },
  bothHelp: {
    fr: 'Rien de ce que vous avez saisi n’est perdu. Gardez votre version, ou prenez l’autre.',
    en: 'Nothing you typed is lost. Keep your version, or take the other.',
  },
  mine: { fr: 'Votre version', en: 'Your version' },
  theirs: { fr: 'L’autre version', en: 'The other version' },
  keepMine: { fr: 'Garder ma version', en: 'Keep my version' },
  takeTheirs: { fr: 'Prendre l’autre', en: 'Take the other' },
  merge: { fr: 'Fusionner', en: 'Merge' },
  empty: { fr: '(vide)', en: '(empty)' },
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
})
