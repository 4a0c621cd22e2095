import { errorList } from '../kernel/errors.ts'

export const companyErrors = errorList({
  alreadyKnown: {
    http: 409,
    fr: 'Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise',
    en: 'This prospect already exists, please contact the referent or enter another company',
  },
})
