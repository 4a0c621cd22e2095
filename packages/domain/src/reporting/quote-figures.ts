/** What quotes bring to the dashboard: those sent in a period. */
export const quoteFigures = {
  quote_amount: {
    band: 'money',
    unit: 'money',
    subject: 'quote',
    label: { fr: 'Montant {quote.des} HT', en: '{quote.pl:cap}, amount excl. VAT' },
    definition: {
      fr: 'Montant hors taxes {quote.des} envoyé{quote.es} dans la période et qui attendent une réponse, sont accepté{quote.es} ou facturé{quote.es}.',
      en: 'Amount excl. VAT of the {quote.pl} sent in the period that await an answer, were accepted or invoiced.',
    },
    rises: 'good',
  },
  quotes: {
    band: 'money',
    unit: 'count',
    subject: 'quote',
    label: { fr: '{quote.pl:cap}', en: '{quote.pl:cap}' },
    definition: {
      fr: '{quote.pl:cap} envoyé{quote.es} dans la période, quelle que soit la réponse.',
      en: '{quote.pl:cap} sent in the period, whatever the answer.',
    },
    rises: 'good',
  },
} as const
