import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Nature of a form. */
export const formNature = catalogue({
  document: { code: 1, label: { fr: 'Document', en: 'Document' } },
  information: { code: 2, label: { fr: 'Information', en: 'Information' } },
  payment: { code: 3, label: { fr: 'Paiement', en: 'Payment' } },
  pricing: { code: 4, label: { fr: 'Tarif', en: 'Price' } },
  qualification: { code: 5, label: { fr: 'Qualification', en: 'Qualification' } },
  questionnaire: { code: 6, label: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' } },
  subscription: { code: 7, label: { fr: '{registration:cap}', en: '{registration:cap}' } },
  ticket: { code: 8, label: { fr: '{ticket:cap}', en: '{ticket:cap}' } },
})
export type FormNature = KeyOf<typeof formNature>
