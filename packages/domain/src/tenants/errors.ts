import { errorList } from '../kernel/errors.ts'

export const tenantsErrors = errorList({
  eventsLimitReached: {
    http: 409,
    fr: 'Votre formule comprend {n, plural, one {# {event.sg}} other {# {event.pl}}}\u202F; la limite est atteinte.',
    en: 'Your plan includes {n, plural, one {# {event.sg}} other {# {event.pl}}}; the limit is reached.',
  },
  adminsLimitReached: {
    http: 409,
    fr: 'Votre formule comprend {n, plural, one {# compte d’administration} other {# comptes d’administration}}\u202F; la limite est atteinte.',
    en: 'Your plan includes {n, plural, one {# administrator account} other {# administrator accounts}}; the limit is reached.',
  },
  nameUnfit: {
    http: 422,
    fr: 'Des lettres sans accent, des chiffres et des tirets, et au moins une lettre',
    en: 'Letters without accents, digits and hyphens, with at least one letter',
  },
  nameReserved: { http: 422, fr: 'Ce nom est réservé aux pages du service', en: 'This name is reserved for pages of the service' },
  nameTaken: { http: 422, fr: 'Ce nom est déjà pris', en: 'This name is already taken' },
  vendorStays: { http: 409, fr: 'L’espace de l’éditeur ne se suspend pas.', en: 'The vendor’s own space cannot be suspended.' },
  suspendsTooSoon: {
    http: 422,
    fr: 'Une suspension s’annonce {n} jours avant\u00A0: à partir du {from, date, short}.',
    en: 'A suspension is announced {n} days ahead: from {from, date, short}.',
  },
  alreadySuspended: { http: 409, fr: 'Cet espace est déjà suspendu.', en: 'This space is already suspended.' },
  suspendFirst: { http: 409, fr: 'Suspendez d’abord l’espace.', en: 'Suspend the space first.' },
  wrongCode: { http: 422, fr: 'Ce n’est pas le code de l’espace.', en: 'This is not the code of the space.' },
  deletionRequested: {
    http: 409,
    fr: 'La suppression de cet espace est déjà demandée.',
    en: 'The deletion of this space has already been requested.',
  },
  anotherConfirms: {
    http: 409,
    fr: 'En attente de la confirmation d’un autre super administrateur.',
    en: 'Waiting for the confirmation of another super administrator.',
  },
  deletionOn: {
    http: 409,
    fr: 'La suppression de cet espace est en cours\u00A0: renoncez-y d’abord.',
    en: 'The deletion of this space is under way: cancel it first.',
  },
  alreadyEnded: { http: 409, fr: 'Cet espace a été effacé.', en: 'This space was erased.' },
  mailsLimitReached: {
    http: 409,
    fr: 'Votre formule comprend {n, plural, one {# mail} other {# mails}} par mois\u202F; la limite est atteinte.',
    en: 'Your plan includes {n, plural, one {# email} other {# emails}} a month; the limit is reached.',
  },
})
