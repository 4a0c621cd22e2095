import type { Sentence } from '../../kernel/sentence.ts'
import type { paymentMeans, trustedMeans } from './params.ts'

/** Means a place may be confirmed on before the money came. */
export const meansWords: Readonly<Record<(typeof trustedMeans)[number], Sentence>> = {
  transfer: { fr: 'Virement', en: 'Bank transfer' },
  cheque: { fr: 'Chèque', en: 'Cheque' },
  directDebit: { fr: 'Prélèvement', en: 'Direct debit' },
  onSite: { fr: 'Sur place', en: 'On site' },
  funder: { fr: 'Financeur', en: 'Funder' },
}

/** Means people are offered to pay with. */
export const payWords: Readonly<Record<(typeof paymentMeans)[number], Sentence>> = {
  card: { fr: 'Carte bancaire', en: 'Card' },
  transfer: { fr: 'Virement', en: 'Bank transfer' },
  cheque: { fr: 'Chèque', en: 'Cheque' },
}
