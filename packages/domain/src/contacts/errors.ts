import { errorList } from '../kernel/errors.ts'

export const contactErrors = errorList({
  mailTaken: { http: 409, fr: 'L’e-mail existe probablement déjà', en: 'The mail address probably exists already' },
  notDeletable: {
    http: 409,
    fr: '{this} ne peut pas être supprimé{contact.e}',
    en: '{this} cannot be deleted',
  },
  lastAdministrator: {
    http: 409,
    fr: 'C’est le dernier compte d’administration sans restriction\u00A0: nommez-en d’abord un autre.',
    en: 'This is the last administration account without restriction: name another one first.',
  },
})
