import { words } from '@kxo/domain/kernel/sentence'

/** Sentences of a document photographed page by page. */
export const photosWords = words({
  several: { fr: 'Photographier les pages', en: 'Photograph the pages' },
  title: { fr: 'Un document de plusieurs pages', en: 'A document of several pages' },
  help: {
    fr: 'Prenez ou choisissez une photo par page\u00A0: elles forment un seul PDF, dans cet ordre.',
    en: 'Take or choose one photo per page: together they make a single PDF, in this order.',
  },
  pages: { fr: 'Pages du document', en: 'Pages of the document' },
  page: { fr: 'Page {n}', en: 'Page {n}' },
  add: { fr: 'Ajouter une photo', en: 'Add a photo' },
  up: { fr: 'Monter la page {n}', en: 'Move page {n} up' },
  down: { fr: 'Descendre la page {n}', en: 'Move page {n} down' },
  remove: { fr: 'Retirer la page {n}', en: 'Remove page {n}' },
  send: {
    fr: '{n, plural, =0 {Déposer} one {Déposer # page} other {Déposer # pages}}',
    en: '{n, plural, =0 {Upload} one {Upload # page} other {Upload # pages}}',
  },
  full: { fr: '{n} pages au plus.', en: '{n} pages at most.' },
  unreadable: { fr: '«\u00A0{name}\u00A0» n’est pas une photo lisible.', en: '“{name}” is not a photo that can be read.' },
})
