import { errorList } from '../kernel/errors.ts'

export const paymentErrors = errorList({
  nothingDue: { http: 409, fr: 'Rien n’est à payer ici.', en: 'Nothing is due.' },
  groupIssued: {
    http: 409,
    fr: '{bill.un:cap} de ce groupe est émis{bill.e}\u00A0: la facturation ne peut plus changer.',
    en: '{bill.un:cap} of this group is issued: the billing can no longer change.',
  },
  amountChanged: {
    http: 409,
    fr: 'Le montant a changé depuis l’ouverture de la page\u00A0: {amount} sont à payer. Vérifiez avant de payer.',
    en: 'The amount changed since the page was opened: {amount} is due. Check before paying.',
  },
  notBefore: {
    http: 409,
    fr: 'Aucun paiement ne peut être demandé avant le {day, date, long}, fin du délai de rétractation.',
    en: 'No payment may be requested before {day, date, long}, the end of the withdrawal period.',
  },
  contractToSign: {
    http: 409,
    fr: 'Signez d’abord votre contrat\u00A0: rien n’est définitif, et rien n’est payable, avant.',
    en: 'Sign your contract first: nothing is final, nor payable, before.',
  },
  depositTooHigh: { http: 409, fr: '30\u00A0% maximum', en: '30% at most' },
  meansNotOffered: { http: 409, fr: 'Ce moyen de paiement n’est pas proposé.', en: 'This payment method is not available.' },
  placeReleased: {
    http: 409,
    fr: 'Votre place n’est plus gardée. Reprenez {registration.votre} pour savoir s’il en reste une.',
    en: 'Your place is no longer held. Resume your {registration} to see whether one is left.',
  },
  bankSilent: {
    http: 503,
    fr: 'La banque n’a pas répondu. Le paiement sera vérifié automatiquement.',
    en: 'The bank did not answer. The payment will be checked automatically.',
  },
  partPaid: {
    http: 409,
    fr: 'Une partie est déjà réglée\u00A0: le reste ne passe plus à {name}. Écrivez à l’organisation.',
    en: 'Part of it is already paid: the rest can no longer go to {name}. Write to the organiser.',
  },
  takeoverOver: {
    http: 409,
    fr: 'Cette demande n’attend plus de réponse.',
    en: 'This request no longer awaits an answer.',
  },
  takeoverReason: {
    http: 422,
    fr: 'Dites pourquoi vous refusez\u00A0: la personne le lira.',
    en: 'Say why you refuse: the person will read it.',
  },
  takeoverAmount: {
    http: 409,
    fr: 'Le prix a changé depuis l’émission {bill.du}\u00A0: écrivez à l’organisation.',
    en: 'The price has changed since the {bill} was issued: write to the organiser.',
  },
  nobodyToPay: {
    http: 409,
    fr: 'Personne ne paie encore ici pour {name}\u00A0: écrivez à l’organisation, qui peut lui adresser {bill.le}.',
    en: 'Nobody pays here for {name} yet: write to the organiser, who can send it the {bill}.',
  },
  changedSinceChecked: {
    http: 409,
    fr: 'Ce qui est à facturer a changé depuis la vérification\u00A0: vérifiez de nouveau.',
    en: 'What is to be invoiced has changed since it was checked: check again.',
  },
  unsigned: { http: 400, fr: 'Requête illisible', en: 'Unreadable request' },
  wrongCard: { http: 422, fr: 'Ce numéro de carte n’est pas une carte de test.', en: 'This card number is not a test card.' },
  valueDateInFuture: { http: 422, fr: 'La date de valeur ne peut pas être dans le futur.', en: 'The value date cannot be in the future.' },
  otherPayer: {
    http: 409,
    fr: 'Un paiement vient d’un seul payeur, pour un seul émetteur\u00A0: ces {bill.pl} ne se règlent pas ensemble.',
    en: 'A payment comes from one payer, for one issuer: these {bill.pl} are not paid together.',
  },
  notReversible: { http: 409, fr: 'Cet encaissement ne peut pas être annulé.', en: 'This payment cannot be reversed.' },
  unreadableStatement: {
    http: 422,
    fr: 'Ce relevé ne peut pas être lu\u00A0: {reason}',
    en: 'This statement cannot be read: {reason}',
  },
  statementEmpty: {
    http: 422,
    fr: 'Ce relevé ne contient aucune ligne.',
    en: 'This statement holds no line.',
  },
  lineMatched: {
    http: 409,
    fr: 'Cette ligne vient d’être rapprochée ou mise de côté.',
    en: 'This line has just been matched or set aside.',
  },
  beyondLine: {
    http: 409,
    fr: 'Il ne reste que {left} à rapprocher sur cette ligne.',
    en: 'Only {left} is left to match on this line.',
  },
  beyondBill: {
    http: 409,
    fr: '{amount} dépassent les {due} qui restent à payer sur {bill.le} {number}. Répartissez la ligne, ou n’en prenez que {due}\u00A0: le reste attendra.',
    en: '{amount} is more than the {due} left to pay on {bill} {number}. Split the line, or take only {due} of it: the rest will wait.',
  },
  otherAccount: {
    http: 409,
    fr: 'Cette ligne est du compte d’un autre émetteur que {bill.ce} {bill}.',
    en: 'This line is of the account of another issuer than this {bill}.',
  },
})
