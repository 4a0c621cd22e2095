import { errorList } from '../kernel/errors.ts'

export const contactErrors = errorList({
  mailTaken: { http: 409, fr: 'L’e-mail existe probablement déjà', en: 'The mail address probably exists already' },
})
