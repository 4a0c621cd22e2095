import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** How money came. */
export const paymentMode = catalogue({
  card: { code: 5, label: { fr: 'Carte bancaire', en: 'Card' } },
  transfer: { code: 1, label: { fr: 'Virement', en: 'Bank transfer' } },
  cheque: { code: 2, label: { fr: 'Chèque', en: 'Cheque' } },
  directDebit: { code: 3, label: { fr: 'Prélèvement', en: 'Direct debit' } },
  onSite: { code: 4, label: { fr: 'Sur place', en: 'On site' } },
  credit: { code: 7, label: { fr: 'Avoir', en: 'Credit note' } },
  funder: { code: 6, label: { fr: 'Financeur', en: 'Funder' } },
})
export type PaymentMode = KeyOf<typeof paymentMode>
