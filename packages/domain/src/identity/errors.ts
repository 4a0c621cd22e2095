import { errorList } from '../kernel/errors.ts'

export const identityErrors = errorList({
  badCredentials: { http: 401, fr: 'Identifiants incorrects', en: 'Invalid credentials' },
  awaitingValidation: { http: 403, fr: 'Votre compte attend sa validation.', en: 'Your account is awaiting approval.' },
  suspended: {
    http: 403,
    fr: 'Votre compte est suspendu, contactez {name}.',
    en: 'Your account is suspended, contact {name}.',
  },
  needsSecondFactor: {
    http: 403,
    fr: 'Activez la double authentification pour continuer.',
    en: 'Set up two-factor authentication to continue.',
  },
  codeNeeded: {
    http: 403,
    fr: 'Saisissez le code de votre application d’authentification.',
    en: 'Enter the code of your authenticator app.',
  },
  secondFactorOn: { http: 409, fr: 'La double authentification est déjà active.', en: 'Two-factor authentication is already on.' },
  secondFactorOff: {
    http: 409,
    fr: 'La double authentification n’est pas active.',
    en: 'Two-factor authentication is not on.',
  },
  secondFactorRequired: {
    http: 409,
    fr: 'Votre espace exige la double authentification\u00A0: elle ne peut pas être désactivée.',
    en: 'Your space requires two-factor authentication: it cannot be turned off.',
  },
  wrongPassword: { http: 422, fr: 'Mot de passe incorrect', en: 'Wrong password' },
  sameMail: { http: 422, fr: 'C’est déjà votre adresse.', en: 'This is already your address.' },
  noAdministrator: {
    http: 409,
    fr: 'Cet espace n’a pas encore d’administrateur actif.',
    en: 'This space has no active administrator yet.',
  },
  wrongValidationCode: { http: 422, fr: 'Ce code de validation est incorrect', en: 'This validation code is incorrect' },
  mailNotAdmitted: {
    http: 403,
    fr: 'Les comptes s’ouvrent avec une adresse {domains}.',
    en: 'Accounts are opened with an address of {domains}.',
  },
  mailTaken: { http: 409, fr: 'L’e-mail existe probablement déjà', en: 'This email address probably exists already' },
  linkStillOpen: { http: 409, fr: 'Ce lien est encore valable.', en: 'This link is still valid.' },
  newLinksSpent: {
    http: 429,
    fr: 'Trois nouveaux liens par jour au plus. Regardez vos derniers messages, ou connectez-vous.',
    en: 'Three new links a day at most. Look at your latest messages, or sign in.',
  },
  passwordsDiffer: { http: 422, fr: 'Les deux saisies sont différentes', en: 'The two entries differ' },
})
