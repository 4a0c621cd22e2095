import { errorList } from '../kernel/errors.ts'

export const helpErrors = errorList({
  announcedTooLate: {
    http: 422,
    fr: 'Une maintenance s’annonce 48 heures avant son début\u00A0: au plus tôt le {at, date, short} à {at, time}.',
    en: 'Maintenance is announced 48 hours before it begins: {at, date, short} at {at, time} at the earliest.',
  },
  endsBeforeStart: { http: 422, fr: 'La fin doit suivre le début.', en: 'The end must be after the beginning.' },
})
