import { errorList } from '../kernel/errors.ts'

export const importsErrors = errorList({
  unreadableFile: { http: 422, fr: 'Ce fichier ne peut pas être lu : {reason}', en: 'This file cannot be read: {reason}' },
  tooManyLines: {
    http: 422,
    fr: 'Ce fichier compte plus de {max, number} lignes. Découpez-le.',
    en: 'This file holds more than {max, number} lines. Split it.',
  },
  noLine: { http: 422, fr: 'Aucune ligne à importer.', en: 'No lines to import.' },
  columnsNeeded: { http: 422, fr: 'Choisissez une colonne pour : {fields}.', en: 'Choose a column for: {fields}.' },
  notOfKind: { http: 422, fr: 'Ce champ n’est pas de ce fichier.', en: 'This field does not belong to this file.' },
  columnTwice: { http: 422, fr: 'Une même colonne ne peut servir deux fois.', en: 'One column cannot serve twice.' },
  notCheckedYet: { http: 409, fr: 'Contrôlez le fichier avant de l’importer.', en: 'Check the file before importing it.' },
  alreadyRunning: { http: 409, fr: 'Ce fichier est déjà en cours de traitement.', en: 'This file is already being processed.' },
  alreadyDone: { http: 409, fr: 'Cet import est terminé.', en: 'This import has finished.' },
  linesToCorrect: {
    http: 409,
    fr: '{n, plural, one {# ligne est} other {# lignes sont}} à corriger : rien n’a été importé.',
    en: '{n, plural, one {# line is} other {# lines are}} to correct: nothing was imported.',
  },
  nothingValid: { http: 409, fr: 'Aucune ligne valide à importer.', en: 'No valid lines to import.' },
  tooManyCorrections: {
    http: 422,
    fr: 'Au-delà de {max, number} cellules corrigées ici, corrigez le fichier lui-même.',
    en: 'After {max, number} cells corrected here, correct the file itself.',
  },
  undoExpired: { http: 409, fr: 'Un import s’annule dans les 24 heures.', en: 'An import can be undone within 24 hours.' },
})

/** Why a file cannot be read at all. */
export const unreadableReasons = {
  encoding: {
    fr: 'son encodage est inconnu. Enregistrez-le en CSV UTF-8 ou en XLSX.',
    en: 'its encoding is unknown. Save it as CSV UTF-8 or XLSX.',
  },
  binary: { fr: 'ce n’est ni un CSV ni un classeur XLSX.', en: 'it is neither a CSV nor an XLSX workbook.' },
  quotes: { fr: 'un guillemet n’est pas refermé (ligne {line}).', en: 'a quotation mark is not closed (line {line}).' },
  workbook: { fr: 'le classeur est abîmé ou protégé par un mot de passe.', en: 'the workbook is damaged or protected by a password.' },
  unpacked: {
    fr: 'son contenu est trop volumineux une fois décompressé. Gardez la feuille à importer et enregistrez-la en CSV.',
    en: 'its content is too large once unpacked. Keep the sheet to import and save it as CSV.',
  },
  cell: {
    fr: 'une cellule dépasse {max, number} caractères (ligne {line, number}). Raccourcissez-la.',
    en: 'a cell is longer than {max, number} characters (line {line, number}). Shorten it.',
  },
  width: {
    fr: 'la ligne {line, number} compte plus de {max, number} cellules. Supprimez les colonnes inutiles.',
    en: 'line {line, number} holds more than {max, number} cells. Remove the columns you do not need.',
  },
  slow: {
    fr: 'sa lecture prend trop de temps. Découpez-le ou enregistrez-le en CSV.',
    en: 'reading it takes too long. Split it or save it as CSV.',
  },
  headings: { fr: 'sa première ligne ne donne pas le nom des colonnes.', en: 'its first line does not name the columns.' },
  columns: { fr: 'il compte plus de {max} colonnes.', en: 'it holds more than {max} columns.' },
} as const
