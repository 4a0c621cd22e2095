import { errorList } from '../kernel/errors.ts'

export const privacyErrors = errorList({
  notErasable: { http: 409, fr: '{this} ne peut pas être supprimé(e)', en: '{this} cannot be deleted' },
  wrongConfirmation: { http: 422, fr: 'Le texte saisi est différent', en: 'The text entered is different' },
  stillExpected: {
    http: 409,
    fr: '{name} a encore {n, plural, one {# {registration}} other {# {registration.pl}}} à venir\u00A0: il faut d’abord y mettre fin.',
    en: '{name} still has {n, plural, one {# upcoming {registration}} other {# upcoming {registration.pl}}}: end them first.',
  },
  noteNeeded: {
    http: 422,
    fr: 'Indiquez comment la personne a répondu (appel, formulaire signé…)',
    en: 'Say how the person answered (phone call, signed form…)',
  },
})
