import { words } from '../../kernel/sentence.ts'

/** Sentences of the conditions accepted while registering. */
export const termsWords = words({
  step: { fr: 'Conditions', en: 'Conditions' },
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
