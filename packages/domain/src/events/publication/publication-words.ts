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
  pastPublish: {
    fr: 'Cette heure est passée\u00A0: {event.le} sera mis{event.e} en ligne dans la minute, si rien ne manque.',
    en: 'This time has passed: the {event} will go online within a minute, if nothing is missing.',
  },
  pastUnpublish: {
    fr: 'Cette heure est passée\u00A0: {event.le} quittera le catalogue dans la minute.',
    en: 'This time has passed: the {event} will leave the catalogue within a minute.',
  },
  announcement: { fr: 'Annoncer à', en: 'Announce to' },
  announcementHelp: {
    fr: 'Une seule fois, à la première mise en ligne. Qui a refusé les actualités n’est jamais prévenu.',
    en: 'Once only, when it first goes online. Whoever refused news is never told.',
  },
  reach: {
    fr: '{n, plural, =0 {Personne ne sera prévenu.} one {# personne sera prévenue.} other {# personnes seront prévenues.}}',
    en: '{n, plural, =0 {Nobody will be told.} one {# person will be told.} other {# people will be told.}}',
  },
  newsOff: {
    fr: 'Le message «\u00A0{event.nouveau:cap}\u00A0» est éteint dans votre espace\u00A0: seules les alertes partent.',
    en: 'The message “New {event}” is off in your space: only alerts leave.',
  },
  newsSettings: { fr: 'Régler ce message', en: 'Set this message' },
  announced: {
    fr: 'Mis{event.e} en ligne pour la première fois le {day, date, long}\u00A0: il n’y aura pas d’autre annonce.',
    en: 'First online on {day, date, long}: there will be no other announcement.',
  },
  publishTitle: { fr: 'Publier «\u00A0{title}\u00A0»\u202F?', en: 'Publish “{title}”?' },
  leaves: { fr: 'Hors ligne à partir du {day, date, long}.', en: 'Offline from {day, date, long}.' },
})
