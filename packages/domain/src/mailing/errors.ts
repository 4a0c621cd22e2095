import { errorList } from '../kernel/errors.ts'

export const mailingErrors = errorList({
  notRejected: {
    http: 409,
    fr: 'Seul un mail rejeté peut être renvoyé : celui-ci est « {status} ».',
    en: 'Only a rejected mail can be sent again: this one is “{status}”.',
  },
})
