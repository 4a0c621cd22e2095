import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What a bill is. */
export const billCategory = catalogue({
  invoice: { code: 1, label: { fr: '{bill:cap}', en: '{bill:cap}' } },
  credit: { code: 2, label: { fr: '{credit:cap}', en: '{credit:cap}' } },
  proforma: { code: 3, label: { fr: '{quote:cap}', en: '{quote:cap}' } },
})
export type BillCategory = KeyOf<typeof billCategory>

/** Whom a bill covers. */
export const billNature = catalogue({
  individual: { code: 1, label: { fr: '{bill_gender, select, f {Individuelle} other {Individuel}}', en: 'Individual' } },
  grouped: { code: 2, label: { fr: 'Groupé{bill.e}', en: 'Grouped' } },
  registration: { code: 3, label: { fr: '{registration:cap}', en: '{registration:cap}' } },
})
