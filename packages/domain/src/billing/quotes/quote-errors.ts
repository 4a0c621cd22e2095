import { errorList } from '../../kernel/errors.ts'

export const quoteErrors = errorList({
  sentIsFrozen: {
    http: 409,
    fr: '{quote.un:cap} envoyé{quote.e} ne se modifie pas\u00A0: dupliquez-{quote_gender, select, f {la} other {le}}, puis annulez l’ancien{quote_gender, select, f {ne} other {}}.',
    en: 'A sent {quote} cannot be changed: duplicate it, then cancel the former one.',
  },
  expired: {
    http: 409,
    fr: '{quote.ce:cap} n’est plus valable depuis le {day, date}\u00A0: demandez-en une mise à jour.',
    en: 'This {quote} is no longer valid since {day, date}: ask for an update.',
  },
  alreadyInvoiced: {
    http: 409,
    fr: '{quote.ce:cap} a déjà été facturé{quote.e}.',
    en: 'This {quote} was already invoiced.',
  },
  validityOver: {
    http: 422,
    fr: 'La date de validité est passée.',
    en: 'The validity date is over.',
  },
  quoteNotSent: {
    http: 409,
    fr: '{quote.ce:cap} n’est pas encore envoyé{quote.e}.',
    en: 'This {quote} has not been sent yet.',
  },
})
