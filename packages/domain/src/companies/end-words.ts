import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of a company put aside, taken back or deleted. */
export const companyEndWords = words({
  archive: labels.archive,
  unarchive: { fr: 'Désarchiver', en: 'Restore' },
  archiveTitle: { fr: 'Archiver {company.le} {name}\u202F?', en: 'Archive the {company} {name}?' },
  archiveMessage: {
    fr: 'La fiche quitte les listes et ne se modifie plus\u202F; ses {contact.pl} et ses {bill.pl} restent. Vous pourrez la reprendre depuis les archives.',
    en: 'The record leaves the lists and can no longer be changed; its {contact.pl} and {bill.pl} stay. You can restore it from the archives.',
  },
  archivedNow: { fr: 'La fiche est archivée.', en: 'The record is archived.' },
  unarchivedNow: { fr: 'La fiche est de nouveau active.', en: 'The record is active again.' },
  remove: labels.remove,
  removeTitle: { fr: 'Supprimer {company.le} {name}\u202F?', en: 'Delete the {company} {name}?' },
  removeMessage: {
    fr: 'Les {contact.pl} rattaché{contact.es} restent, sans {company}. Cette action est définitive.',
    en: 'Its {contact.pl} stay, without {company.un}. This cannot be undone.',
  },
  removed: { fr: '{company.le:cap} {name} a été supprimé{company.e}.', en: 'The {company} {name} was deleted.' },
})
