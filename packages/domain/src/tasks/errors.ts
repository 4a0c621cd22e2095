import { errorList } from '../kernel/errors.ts'

export const tasksErrors = errorList({
  responsibleNeeded: {
    http: 422,
    fr: 'Il faut définir un responsable pour cette étape',
    en: 'A person in charge must be set for this step',
  },
  /** Two people close the same task: the second learns who was first. */
  alreadyClosed: {
    http: 409,
    fr: 'Le statut «\u00A0{from}\u00A0» ne peut pas devenir «\u00A0{to}\u00A0»\u00A0: {name} l’a donné le {at, date, short} à {at, time}.',
    en: 'The status “{from}” cannot become “{to}”: {name} set it on {at, date, short} at {at, time}.',
  },
})
