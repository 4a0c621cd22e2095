import { errorList } from '../kernel/errors.ts'

export const identityErrors = errorList({
  badCredentials: { http: 401, fr: 'Identifiants incorrects', en: 'Invalid credentials' },
  awaitingValidation: { http: 403, fr: 'Votre compte attend sa validation.', en: 'Your account awaits validation.' },
  suspended: { http: 403, fr: 'Votre compte est suspendu.', en: 'Your account is suspended.' },
  wrongValidationCode: { http: 422, fr: 'Ce code de validation est incorrect', en: 'This validation code is incorrect' },
  mailTaken: { http: 409, fr: 'L’e-mail existe probablement déjà', en: 'The mail address probably exists already' },
  passwordsDiffer: { http: 422, fr: 'Les deux saisies sont différentes', en: 'The two entries differ' },
})
