import { errorList } from '../kernel/errors.ts'

export const pricingErrors = errorList({
  noPrice: { http: 409, fr: 'Aucun tarif trouvé\u202F!', en: 'No price found' },
  reasonNeeded: {
    http: 422,
    fr: 'Un taux de TVA nul demande son motif.',
    en: 'A zero VAT rate needs a reason.',
  },
  reasonWithRate: {
    http: 422,
    fr: 'Un motif d’exonération demande un taux de TVA nul.',
    en: 'A reason for exemption needs a zero VAT rate.',
  },
})
