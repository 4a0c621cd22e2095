import { errorList } from '../kernel/errors.ts'

export const contributionsErrors = errorList({
  noBand: { http: 409, fr: 'Ajoutez au moins une tranche.', en: 'Add at least one band.' },
  bandsOverlap: { http: 409, fr: 'Les tranches {first} et {second} se recouvrent.', en: 'Bands {first} and {second} overlap.' },
  bandMissing: { http: 409, fr: 'Il manque la tranche {missing}.', en: 'Band {missing} is missing.' },
  bandBackwards: {
    http: 409,
    fr: 'La tranche {band} finit avant de commencer.',
    en: 'Band {band} ends before it begins.',
  },
  periodBackwards: { http: 409, fr: 'La période finit avant de commencer.', en: 'The period ends before it begins.' },
  contributionTaken: {
    http: 409,
    fr: '{contribution.le:cap} ne peut pas être supprimé{contribution.e}.',
    en: 'The {contribution} cannot be deleted.',
  },
  bandsUsed: {
    http: 409,
    fr: 'Ces tranches ont servi à {bill.un}\u00A0: elles ne changent plus.',
    en: '{bill.un:cap} used these bands: they no longer change.',
  },
  contributionNotOpen: { http: 409, fr: '{contribution.ce:cap} n’est pas ouvert{contribution.e}.', en: 'This {contribution} is not open.' },
  contributionOver: { http: 409, fr: 'La période de {contribution.ce} est terminée.', en: 'The period of this {contribution} is over.' },
  nothingToRenew: {
    http: 409,
    fr: '{contribution.un:cap} de 12 mois glissants n’a pas d’année suivante\u00A0: modifiez son prix.',
    en: '{contribution.un:cap} of rolling 12 months has no next year: change its price.',
  },
  companyNotConcerned: {
    http: 409,
    fr: '{contribution.ce:cap} ne concerne pas {company.ce}.',
    en: 'This {contribution} does not concern this {company}.',
  },
  personNotConcerned: {
    http: 409,
    fr: '{contribution.ce:cap} ne concerne pas {name}.',
    en: 'This {contribution} does not concern {name}.',
  },
  alreadyMember: {
    http: 409,
    fr: 'Une des personnes choisies a déjà {contribution.ce} pour cette période.',
    en: 'One of the people chosen already has this {contribution} for that period.',
  },
  beyondMaximum: {
    http: 409,
    fr: 'Les tranches s’arrêtent à {max} personnes. Écrivez-nous\u00A0: nous ferons une offre.',
    en: 'The bands stop at {max} people. Write to us: we will make an offer.',
  },
  headcountMissing: {
    http: 409,
    fr: 'Déclarez d’abord vos effectifs {year}\u00A0: ils décident de la tranche.',
    en: 'Declare your {year} headcount first: it decides on the band.',
  },
  noOrderToIssue: { http: 409, fr: 'Aucune commande n’attend.', en: 'No order is waiting.' },
  membershipBilled: {
    http: 409,
    fr: '{bill.un:cap} porte sur {contribution.ce}\u00A0: il faut {credit.un} pour l’annuler.',
    en: '{bill.un:cap} covers this {contribution}: cancel it with {credit.un}.',
  },
  nothingToValidate: { http: 409, fr: 'Aucune de ces lignes n’attend de validation.', en: 'None of these lines waits to be validated.' },
})
