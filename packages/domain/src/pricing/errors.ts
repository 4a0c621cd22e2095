import { errorList } from '../kernel/errors.ts'

export const pricingErrors = errorList({
  promoUnknown: {
    http: 404,
    fr: 'Le code «\u00A0{code}\u00A0» n’existe pas pour {event.ce}.',
    en: 'There is no code “{code}” for this {event}.',
  },
  promoNotYet: { http: 409, fr: 'Ce code n’est pas encore valable.', en: 'This code is not valid yet.' },
  promoOver: { http: 409, fr: 'Ce code n’est plus valable.', en: 'This code is no longer valid.' },
  promoUsedUp: { http: 409, fr: 'Ce code a déjà servi autant de fois que prévu.', en: 'This code has been used as often as planned.' },
  promoTaken: { http: 409, fr: 'Un code promo porte déjà ce nom.', en: 'A promo code already has this name.' },
  promoSettled: {
    http: 409,
    fr: 'La commande est déjà faite\u00A0: un code ne s’y ajoute plus ici.',
    en: 'The order is already placed: a code can no longer be added here.',
  },
  priceSoldOut: {
    http: 409,
    fr: 'Les dernières places à ce tarif viennent d’être prises\u00A0: continuez pour voir le tarif qui s’applique.',
    en: 'The last places at this price have just been taken: go on to see the price that applies.',
  },
  activityNotPriced: {
    http: 422,
    fr: 'Un tarif se réserve à une des {activity.pl} {event.du} qui sont au choix.',
    en: 'A price is kept for one of the optional {activity.pl} of the {event}.',
  },
  nothingToCopy: {
    http: 409,
    fr: 'Aucun tarif à reprendre\u00A0: choisissez {event.un} qui en a.',
    en: 'No price to copy: choose {event.un} that has some.',
  },
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
  reasonNeedsFranchise: {
    http: 409,
    fr: '{entity.le:cap} n’est pas en franchise\u00A0: l’article 293\u00A0B ne s’applique pas, mettez un taux de TVA.',
    en: 'The {entity} is not VAT-exempt: article 293 B does not apply, set a VAT rate.',
  },
  reasonNeedsExemption: {
    http: 409,
    fr: 'L’exonération de l’article 261, 4, 4°\u00A0a n’est pas acquise le {day, date}\u00A0: indiquez dans les paramètres depuis quand elle l’est, ou mettez un taux de TVA.',
    en: 'The exemption under article 261, 4, 4° a does not apply on {day, date}: enter its start date in the settings, or set a VAT rate.',
  },
  reasonNeedsSellerVat: {
    http: 409,
    fr: 'Cette exonération demande le numéro de TVA {entity.du}\u00A0: complétez son identité légale.',
    en: 'This exemption needs the VAT number of the {entity}: complete its legal identity.',
  },
})
