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
  mailsLimitReached: {
    http: 409,
    fr: 'Votre formule comprend {n, plural, one {# mail} other {# mails}} par mois\u202F; la limite est atteinte.',
    en: 'Your plan includes {n, plural, one {# mail} other {# mails}} a month; the limit is reached.',
  },
})
