import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of whoever asks for the news of an organisation, beside one of its newsletters (P07). */
export const subscriptionWords = words({
  title: { fr: 'S’abonner aux actualités', en: 'Subscribe to the news' },
  mail: labels.emailAddress,
  ask: { fr: 'S’abonner', en: 'Subscribe' },
  asked: {
    fr: 'Un message arrive à cette adresse\u00A0: ouvrez-le pour confirmer. Rien d’autre ne partira avant.',
    en: 'A message is on its way to this address: open it to confirm. Nothing else will be sent before that.',
  },
  wrong: {
    fr: 'Indiquez une adresse valable, et cochez votre accord.',
    en: 'Give a valid address, and tick your agreement.',
  },
  forAddress: { fr: 'Pour l’adresse {address}', en: 'For the address {address}' },
  toConfirm: {
    fr: 'En confirmant, vous acceptez de recevoir par mail les actualités {client.de}. Vous pourrez vous désinscrire à tout moment.',
    en: 'By confirming, you agree to receive the news of {client} by email. You can unsubscribe at any time.',
  },
  confirm: { fr: 'Confirmer mon abonnement', en: 'Confirm my subscription' },
  active: { fr: 'C’est confirmé\u00A0: cette adresse reçoit nos actualités.', en: 'Confirmed: this address receives our news.' },
  archive: { fr: 'Actualités passées', en: 'Past news' },
  archiveOf: { fr: 'Actualités {client.de}', en: 'News from {client}' },
  sentOn: { fr: '{at, date, long}', en: '{at, date, long}' },
  noneYet: { fr: 'Aucune actualité publiée pour le moment.', en: 'No news published yet.' },
  /** What the message that asks an address to confirm says is wished. */
  wish: { fr: 'recevoir nos actualités', en: 'to receive our news' },
})

/** Days a request waits for its address to confirm. */
export const subscriptionDays = 7
