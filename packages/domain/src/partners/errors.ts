import { errorList } from '../kernel/errors.ts'

export const partnersErrors = errorList({
  alreadyPartner: {
    http: 409,
    fr: 'Ce prospect existe déjà, veuillez contacter {referent.le} ou saisir {company.autre}',
    en: 'This prospect already exists, please contact the {referent} or enter another {company}',
  },
  partnerStillPlanned: {
    http: 409,
    fr: '{n, plural, one {# créneau à venir serait à pourvoir.} other {# créneaux à venir seraient à pourvoir.}}',
    en: '{n, plural, one {# slot to come would have to be staffed.} other {# slots to come would have to be staffed.}}',
  },
  partnerBusy: {
    http: 409,
    fr: '{name} intervient déjà sur «\u00A0{title}\u00A0» le {day, date, long} de {from, time} à {to, time}.',
    en: '{name} is already taken by “{title}” on {day, date, long} from {from, time} to {to, time}.',
  },
  partnerTooClose: {
    http: 409,
    fr: '{name} intervient déjà sur «\u00A0{title}\u00A0» le {day, date, long} de {from, time} à {to, time}, et demande {n, plural, one {# minute} other {# minutes}} entre deux interventions.',
    en: '{name} is already taken by “{title}” on {day, date, long} from {from, time} to {to, time}, and needs {n, plural, one {# minute} other {# minutes}} in between.',
  },
  hoursNotDone: {
    http: 409,
    fr: 'Les heures se valident après un créneau passé, sur une affectation validée.',
    en: 'Hours are validated after a slot is over, on a confirmed assignment.',
  },
  missionNotConfirmed: {
    http: 409,
    fr: 'L’ordre de mission se fait une fois l’affectation validée.',
    en: 'The mission order is made once the assignment is confirmed.',
  },
  partnerBusyElsewhere: {
    http: 409,
    fr: 'Cette personne intervient déjà ailleurs à ce moment-là.',
    en: 'This person is already taken elsewhere at that time.',
  },
  partnerUnavailable: {
    http: 409,
    fr: '{name} n’est pas disponible du {from, date, short} à {from, time, short} au {to, date, short} à {to, time, short}.',
    en: '{name} is not available from {from, date, short} at {from, time, short} to {to, date, short} at {to, time, short}.',
  },
})
