import { errorList } from '../kernel/errors.ts'

export const billingErrors = errorList({
  noIssuer: {
    http: 409,
    fr: '{entity.aucun:cap} ne peut émettre\u00A0: complétez l’identité légale avant de facturer.',
    en: 'No {entity} can issue: complete the legal identity before invoicing.',
  },
  alreadyIssued: {
    http: 409,
    fr: '{bill.le:cap} a déjà été émis{bill.e} sous le numéro {number}.',
    en: 'This {bill} was already issued under number {number}.',
  },
  issuedIsFrozen: {
    http: 409,
    fr: '{bill.un:cap} émis{bill.e} ne se modifie pas\u00A0: créez {credit.un}.',
    en: 'An issued {bill} cannot be changed: create {credit.un}.',
  },
  emptied: {
    http: 409,
    fr: '{bill.le:cap} a passé ses dix ans de conservation\u00A0: son contenu n’est plus gardé, rien ne peut être crédité.',
    en: 'This {bill} is past its ten years of retention: its content is gone, nothing can be credited.',
  },
  nobodyToSendTo: {
    http: 409,
    fr: 'Personne à qui écrire pour {name}\u00A0: donnez-lui une adresse de facturation ou {referent.un}, ou émettez sans envoyer.',
    en: 'Nobody to write to at {name}: give it a billing address or {referent.un}, or issue without sending.',
  },
  notIssued: {
    http: 409,
    fr: '{bill.le:cap} n’est pas encore émis{bill.e}.',
    en: 'This {bill} is not issued yet.',
  },
  outsideAgreement: {
    http: 409,
    fr: '{why} Pour facturer quand même, donnez un motif.',
    en: '{why} To issue it anyway, give a reason.',
  },
  issueDateTooEarly: {
    http: 409,
    fr: 'La date d’émission ne peut pas précéder le {last, date}, date du dernier numéro de la série.',
    en: 'The issue date cannot be before {last, date}, the date of the last number of the series.',
  },
  issueDateInFuture: {
    http: 409,
    fr: 'La date d’émission ne peut pas être dans le futur.',
    en: 'The issue date cannot be in the future.',
  },
  dueDateTooLate: {
    http: 422,
    fr: 'L’échéance dépasse le maximum légal\u00A0: 60\u00A0jours après l’émission, ou 45\u00A0jours fin de mois.',
    en: 'The due date is beyond the legal maximum: 60 days after issue, or 45 days end of month.',
  },
  paidIsNotReplaced: {
    http: 409,
    fr: 'Un paiement est enregistré sur {bill.ce}\u00A0: annulez-le d’abord, ou créez {credit.un}.',
    en: 'A payment is recorded on this {bill}: reverse it first, or create {credit.un}.',
  },
  replacedOrCredited: {
    http: 409,
    fr: '{credit.un:cap} existe déjà pour {bill.ce}\u00A0: dupliquez-{bill_gender, select, f {la} other {le}} pour en écrire {bill.autre}.',
    en: 'This {bill} already has {credit.un}: duplicate it to write another one.',
  },
  draftWaits: {
    http: 409,
    fr: 'Un brouillon attend déjà pour la même place\u00A0: émettez-le ou supprimez-le d’abord.',
    en: 'A draft is already waiting for the same place: issue it or delete it first.',
  },
  notReminded: { http: 409, fr: '{why}.', en: '{why}.' },
  otherReminder: {
    http: 409,
    fr: 'Une autre relance est partie entre-temps\u00A0: relisez l’aperçu avant d’envoyer la suivante.',
    en: 'Another reminder has left meanwhile: read the preview again before you send the next one.',
  },
  brokenRules: {
    http: 409,
    fr: 'Émission impossible\u00A0: des mentions obligatoires manquent ({rules}).',
    en: 'Cannot issue: mandatory particulars are missing ({rules}).',
  },
  buyerAddressMissing: {
    http: 409,
    fr: 'L’adresse de facturation {name.de} est incomplète\u00A0: {missing}. Complétez-la avant de payer, ou dans le brouillon\u00A0: aucun numéro n’est pris sans elle.',
    en: 'The billing address of {name} is incomplete: {missing}. Complete it before paying, or in the draft: no number is taken without it.',
  },
  serviceDateMissing: {
    http: 409,
    fr: 'La date de la prestation manque\u00A0: saisissez-la dans le brouillon, ou donnez des dates {event.au}. Aucun numéro n’est pris sans elle.',
    en: 'The date of service is missing: enter it in the draft, or give the {event} its dates. No number is taken without it.',
  },
  purchaseOrderMissing: {
    http: 409,
    fr: '{name} demande un numéro de bon de commande sur chaque pièce\u00A0: saisissez-le dans le brouillon.',
    en: '{name} asks for a purchase order number on every document: enter it in the draft.',
  },
  commitmentMissing: {
    http: 409,
    fr: '{name} demande un numéro d’engagement (Chorus Pro)\u00A0: saisissez-le dans le brouillon, à la place du bon de commande.',
    en: '{name} asks for a commitment number (Chorus Pro): enter it in the draft, in place of the purchase order.',
  },
  purchaseOrderNeeded: {
    http: 409,
    fr: '{name} demande un numéro de bon de commande sur chaque {bill}\u00A0: indiquez-le pour continuer.',
    en: '{name} asks for a purchase order number on every {bill}: enter it to go on.',
  },
  commitmentNeeded: {
    http: 409,
    fr: '{name} demande un numéro d’engagement (Chorus Pro) sur chaque {bill}\u00A0: indiquez-le pour continuer.',
    en: '{name} asks for a commitment number (Chorus Pro) on every {bill}: enter it to go on.',
  },
  publicBuyerSiret: {
    http: 409,
    fr: '{name} passe par Chorus Pro, qui demande un SIRET de 14\u00A0chiffres\u00A0: complétez sa fiche.',
    en: '{name} goes through Chorus Pro, which asks for a 14-digit SIRET: complete its record.',
  },
  creditTooHigh: {
    http: 409,
    fr: '{credit.le:cap} dépasse ce qui reste à créditer\u00A0: {left} HT pour cette TVA.',
    en: 'The {credit} exceeds what is left to credit: {left} excl. VAT at this rate.',
  },
  nothingToCredit: {
    http: 409,
    fr: 'Il ne reste rien à créditer sur {bill.ce}.',
    en: 'Nothing is left to credit on this {bill}.',
  },
  reasonNeedsEuropeanBuyer: {
    http: 409,
    fr: 'L’autoliquidation demande un client d’un autre État de l’Union européenne, avec son numéro de TVA\u00A0: complétez sa fiche.',
    en: 'A reverse charge needs a buyer in another state of the European Union, with its VAT number: complete its record.',
  },
  reasonNeedsDistantBuyer: {
    http: 409,
    fr: 'Une exportation demande un client hors de l’Union européenne\u00A0: vérifiez son adresse, ou mettez un taux de TVA.',
    en: 'An export needs a buyer outside the European Union: check its address, or set a VAT rate.',
  },
  negativeTotal: {
    http: 409,
    fr: 'Le total est négatif\u00A0: créez {credit.un} sur {bill.le} à corriger.',
    en: 'The total is negative: create {credit.un} on the {bill} to correct.',
  },
  depositsTooHigh: {
    http: 409,
    fr: 'Les acomptes déjà facturés ({deposits}) dépassent le total, ou ce qu’il compte à leur taux de TVA\u00A0: créez d’abord {credit.un} sur l’acompte.',
    en: 'The deposits already invoiced ({deposits}) exceed the total, or its part at their VAT rate: create {credit.un} on the deposit first.',
  },
  amountTooLarge: {
    http: 409,
    fr: 'Le montant est trop élevé\u00A0: {most} au plus par {bill}. Répartissez-le sur plusieurs {bill.pl}.',
    en: 'The amount is too large: {most} at most per {bill}. Split it over several {bill.pl}.',
  },
  depositTooHigh: { http: 409, fr: '30\u00A0% maximum', en: '30% at most' },
  sirenTaken: { http: 409, fr: 'Ce SIREN est déjà utilisé par {name}.', en: 'This SIREN is already used by {name}.' },
  entityUsed: {
    http: 409,
    fr: '{entity.le:cap} ne peut pas être supprimé{entity.e}.',
    en: 'The {entity} cannot be deleted.',
  },
  defaultStays: {
    http: 409,
    fr: '{name} est {entity.le} par défaut\u00A0: choisissez-en d’abord {entity_gender, select, f {une autre} other {un autre}}.',
    en: '{name} is the default {entity}: choose another one first.',
  },
  signatureOfNobody: {
    http: 409,
    fr: 'Indiquez d’abord le représentant légal\u00A0: une signature est celle d’une personne nommée.',
    en: 'Enter the legal representative first: a signature must belong to a named person.',
  },
  closedPeriod: {
    http: 409,
    fr: 'Cette date est dans une période clôturée\u00A0: choisissez une date plus récente.',
    en: 'This date is in a closed period: choose a more recent one.',
  },
  alreadyClosed: { http: 409, fr: 'Cette période est déjà clôturée.', en: 'This period is already closed.' },
  periodNotOver: {
    http: 409,
    fr: 'Cette période n’est pas terminée\u00A0: elle se clôturera à partir du lendemain.',
    en: 'This period is not over: it can be closed from the day after.',
  },
  archivedIssuer: { http: 409, fr: '{entity.ce:cap} est archivé{entity.e}.', en: 'This {entity} is archived.' },
  franchiseHasNoVat: {
    http: 409,
    fr: '{entity.le:cap} est en franchise\u00A0: aucune ligne ne peut porter de TVA.',
    en: 'The {entity} is VAT-exempt: no line may carry VAT.',
  },
})
