import { words } from '../../kernel/sentence.ts'

/** Sentences of signatures made without the network. */
export const queuedWords = words({
  synchronised: {
    fr: '{people} a signé hors ligne\u202F; signature synchronisée le {at, date, short} à {at, time}.',
    en: '{people} signed offline; signature synchronised on {at, date, short} at {at, time}.',
  },
  brokenChain: {
    fr: '{people} a signé hors ligne, mais une signature antérieure du même appareil manque. Synchronisée le {at, date, short} à {at, time}.',
    en: '{people} signed offline, but an earlier signature of the same device is missing. Synchronised on {at, date, short} at {at, time}.',
  },
  synchronisedAt: { fr: 'Synchronisé le {at, date, short} à {at, time}', en: 'Synchronised on {at, date, short} at {at, time}' },
  signedOffline: { fr: 'Signé, sera envoyé dès que possible', en: 'Signed, will be sent as soon as possible' },
  waitingSignatures: {
    fr: '{n, plural, one {# signature à envoyer} other {# signatures à envoyer}}',
    en: '{n, plural, one {# signature to send} other {# signatures to send}}',
  },
  signatureRefused: { fr: 'Signature hors ligne refusée\u00A0: {why}', en: 'Offline signature refused: {why}' },
  formerStands: {
    fr: 'Déjà signé ailleurs\u00A0: la première signature compte.',
    en: 'Already signed elsewhere: the first signature counts.',
  },
  signatureSeen: { fr: 'Compris', en: 'Understood' },
  cachedList: {
    fr: 'Pas de réseau\u00A0: liste du {at, date, short} à {at, time}. Vous pouvez signer, l’envoi se fera ensuite.',
    en: 'No network: list of {at, date, short} at {at, time}. You can sign; it will be sent afterwards.',
  },
})
