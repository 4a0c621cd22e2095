import { words } from '../../kernel/sentence.ts'

/** Sentences of the conditions accepted while registering. */
export const termsWords = words({
  step: { fr: 'Conditions', en: 'Conditions' },
  order: { fr: 'Paiement et annulation', en: 'Payment and cancellation' },
  plan: { fr: 'Vous payez\u00A0:', en: 'You pay:' },
  planLine: { fr: '{amount} le {day, date, long}', en: '{amount} on {day, date, long}' },
  withdrawal: {
    fr: 'En vous engageant aujourd’hui, vous pouvez vous rétracter sans frais jusqu’au {day, date, long}.',
    en: 'If you commit yourself today, you can withdraw free of charge until {day, date, long}.',
  },
  rate: { fr: 'Si vous annulez, {rate}\u00A0% du prix sont retenus.', en: 'If you cancel, {rate}% of the price is kept.' },
  scale: { fr: 'Si vous annulez, part du prix retenue\u00A0:', en: 'If you cancel, share of the price kept:' },
  nothingKept: { fr: 'Si vous annulez, rien n’est retenu.', en: 'If you cancel, nothing is kept.' },
  forceMajeure: {
    fr: 'En cas de force majeure, seul ce qui a été fourni reste dû.',
    en: 'In a case of force majeure, only what was provided remains due.',
  },
  intro: { fr: 'Lisez les conditions {client.de} avant de les accepter.', en: 'Read the conditions of {client} before you accept them.' },
  text: { fr: 'Texte des conditions', en: 'Text of the conditions' },
  version: { fr: 'Version du {at, date, long} à {at, time}', en: 'Version of {at, date, long} at {at, time}' },
  accept: { fr: 'J’ai lu ces conditions et je les accepte.', en: 'I have read these conditions and I accept them.' },
  mustAccept: { fr: 'Cochez la case pour continuer.', en: 'Tick the box to continue.' },
  acceptedOn: {
    fr: 'Acceptées le {at, date, long} à {at, time}.',
    en: 'Accepted on {at, date, long} at {at, time}.',
  },
  toAccept: { fr: 'Les conditions restent à accepter.', en: 'The conditions are still to be accepted.' },
  asEvidence: {
    fr: 'Conditions acceptées, version du {at, date, long}',
    en: 'Conditions accepted, version of {at, date, long}',
  },
  fingerprint: { fr: 'empreinte {hash}', en: 'fingerprint {hash}' },
})
