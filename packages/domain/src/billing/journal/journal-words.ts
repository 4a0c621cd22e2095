import { choicesOf } from '../../kernel/list.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'
import { type PaymentMode, paymentMode } from '../payment-mode.ts'

export const journalWords = words({
  title: { fr: 'Journal des ventes', en: 'Sales journal' },
  intro: {
    fr: 'Les {bill.pl} et les {credit.pl} d’une période, pour le comptable. Ce qu’un acompte a déjà porté n’est pas compté deux fois.',
    en: '{bill.pl:cap} and {credit.pl} of a period, for the accountant. What a deposit already carried is not counted twice.',
  },
  period: { fr: 'Période', en: 'Period' },
  months: { fr: 'Par mois', en: 'By month' },
  quarters: { fr: 'Par trimestre', en: 'By quarter' },
  quarter: { fr: '{rank}ᵉ trimestre {year}', en: 'Quarter {rank}, {year}' },
  firstQuarter: { fr: '1ᵉʳ trimestre {year}', en: 'Quarter 1, {year}' },
  fiscalYears: { fr: 'Par exercice', en: 'By fiscal year' },
  fiscalYear: { fr: 'Exercice {year}', en: 'Fiscal year {year}' },
  otherDates: { fr: 'Autres dates', en: 'Other dates' },
  chooseDates: { fr: 'Choisir des dates…', en: 'Choose dates…' },
  from: { fr: 'Du', en: 'From' },
  to: { fr: 'Au', en: 'To' },
  entity: { fr: '{entity:cap}', en: '{entity:cap}' },
  every: { fr: 'Tout', en: 'All' },
  series: { fr: 'Série', en: 'Series' },
  perMonth: { fr: 'Totaux par mois', en: 'Totals by month' },
  wholePeriod: { fr: 'Toute la période', en: 'Whole period' },
  clientCode: { fr: 'Code client', en: 'Client code' },
  clientName: { fr: 'Nom du client', en: 'Client name' },
  number: { fr: 'N°\u00A0{bill.de}', en: '{bill:cap} number' },
  month: { fr: 'Mois', en: 'Month' },
  date: { fr: 'Date {bill.de}', en: '{bill:cap} date' },
  tax: { fr: 'Total TVA', en: 'Total VAT' },
  averageRate: { fr: 'Taux moyen de TVA', en: 'Average VAT rate' },
  paymentMode: { fr: 'Mode de paiement', en: 'Payment mode' },
  unpaid: { fr: 'Non réglé{bill.e}', en: 'Unpaid' },
  none: { fr: '{bill.aucun:cap} sur cette période.', en: 'No {bill} in this period.' },
})

/** How a sale was paid, as far as it is. */
export const modesInWords = (modes: readonly PaymentMode[], say: (sentence: Sentence) => string): string =>
  modes.map((mode) => say(paymentMode.labelOf(mode))).join(', ') || say(journalWords.unpaid)

/** What a sale is for the accountant. */
export const saleTypes = choicesOf({
  invoice: { fr: '{bill:cap}', en: '{bill:cap}' },
  deposit: { fr: 'Acompte', en: 'Deposit' },
  final: { fr: 'Solde', en: 'Balance' },
  credit: { fr: '{credit:cap}', en: '{credit:cap}' },
})
export type SaleType = 'invoice' | 'deposit' | 'final' | 'credit'
