import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Nature of a form; `isOfMoney` is asked where something is paid for, `isKept` what is filled in once the place is certain. */
export const formNature = catalogue({
  document: { code: 1, label: { fr: 'Document', en: 'Document' }, groups: ['isKept'] },
  information: { code: 2, label: { fr: 'Information', en: 'Information' }, groups: ['isKept'] },
  payment: { code: 3, label: { fr: 'Paiement', en: 'Payment' }, groups: ['isOfMoney'] },
  pricing: { code: 4, label: { fr: 'Tarif', en: 'Price' }, groups: ['isOfMoney'] },
  qualification: { code: 5, label: { fr: 'Qualification', en: 'Qualification' } },
  questionnaire: { code: 6, label: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' } },
  subscription: { code: 7, label: { fr: '{registration:cap}', en: '{registration:cap}' } },
  ticket: { code: 8, label: { fr: '{ticket:cap}', en: '{ticket:cap}' }, groups: ['isKept'] },
})
export type FormNature = KeyOf<typeof formNature>
