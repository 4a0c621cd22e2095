import type { MailMoment } from '../../platform/letters.ts'

export const importFinishedMoment: MailMoment = {
  name: 'import_finished',
  subject: { fr: 'Import terminé : {file}', en: 'Import finished: {file}' },
  body: {
    fr: 'L’import du fichier {file} est terminé.\n\nCréations : {created}. Modifications : {changed}. Sans changement : {unchanged}. Lignes à corriger : {refused}.\n\nLe rapport, ligne par ligne, se télécharge sur la page de l’import.',
    en: 'The import of the file {file} is finished.\n\nCreated: {created}. Changed: {changed}. Unchanged: {unchanged}. Lines to correct: {refused}.\n\nThe report, line by line, can be downloaded on the page of the import.',
  },
  button: { fr: 'Voir l’import', en: 'See the import' },
}
export const importsMoments = [importFinishedMoment]
