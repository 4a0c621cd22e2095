import { errorList } from '../kernel/errors.ts'

export const partnersErrors = errorList({
  alreadyPartner: {
    http: 409,
    fr: 'Ce prospect existe déjà, veuillez contacter {referent.le} ou saisir {company.autre}',
    en: 'This prospect already exists, please contact the {referent} or enter another {company}',
  },
  partnerBusy: {
    http: 409,
    fr: '{name} intervient déjà sur «\u00A0{title}\u00A0» le {day, date, long} de {from, time} à {to, time}.',
    en: '{name} is already taken by “{title}” on {day, date, long} from {from, time} to {to, time}.',
  },
  partnerBusyElsewhere: {
    http: 409,
    fr: 'Cette personne intervient déjà ailleurs à ce moment-là.',
    en: 'This person is already taken elsewhere at that time.',
  },
})
