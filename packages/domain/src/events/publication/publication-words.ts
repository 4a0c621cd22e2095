import { words } from '../../kernel/sentence.ts'

/** Sentences of going online, and leaving, on a date. */
export const publicationWords = words({
  publishAt: { fr: 'Publier le', en: 'Publish on' },
  publishAtHelp: {
    fr: 'Ce qui manque est revérifié à l’heure dite\u00A0: s’il manque quelque chose, le responsable est prévenu et rien n’est publié.',
    en: 'What is missing is checked again at that time: if anything is, the person in charge is told and nothing is published.',
  },
  unpublishAt: { fr: 'Dépublier le', en: 'Unpublish on' },
  unpublishAtHelp: { fr: 'Les personnes inscrites gardent leur accès.', en: 'People registered keep their access.' },
  goesOnline: { fr: 'En ligne le {day, date, long}, si rien ne manque.', en: 'Online on {day, date, long}, if nothing is missing.' },
  leaves: { fr: 'Hors ligne à partir du {day, date, long}.', en: 'Offline from {day, date, long}.' },
})
