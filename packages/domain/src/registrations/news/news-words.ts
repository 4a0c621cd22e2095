import type { Sentence } from '../../kernel/sentence.ts'
import { words } from '../../kernel/sentence.ts'
import type { NewsKind } from './mail-pace.ts'

/** Sentences of what whoever answers for events is told of them. */
export const newsWords = words({
  tab: { fr: 'Suivi {event.des}', en: '{event:cap} news' },
  title: { fr: 'Ce qui arrive à {event.vos}', en: 'Be told what happens to your {event.pl}' },
  help: {
    fr: '{registration.pl:cap}, paiements et annulations pour {event.les} dont vous êtes responsable. Qui administre tout est aussi prévenu de ce dont personne n’est responsable, et des pièces que déposent {partner.les}. Un consultant est prévenu des pièces {partner.des} qu’il suit.',
    en: '{registration.pl:cap}, payments and cancellations of the {event.pl} you are in charge of. Full administrators are also notified of those nobody is in charge of, and of the supporting documents {partner.pl} upload. Consultants are notified of those of the {partner.pl} they follow.',
  },
  mail: { fr: 'Par mail', en: 'By email' },
  bell: { fr: 'Aussi par la cloche, en haut de chaque page', en: 'Also by the bell, at the top of each page' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'C’est noté.', en: 'Saved.' },
  because: { fr: '{line} ({reason})', en: '{line} ({reason})' },
  more: {
    fr: '{n, plural, one {et # autre} other {et # autres}}',
    en: '{n, plural, one {and # more} other {and # more}}',
  },
  rung: {
    fr: '{count, plural, one {{first}} other {{first}, et # nouvelles en tout}}',
    en: '{count, plural, one {{first}} other {{first}, # news in all}}',
  },
})

/** A line of the news. */
export const newsLines: Readonly<Record<NewsKind, Sentence>> = {
  registered: { fr: '{name}\u00A0: {registration} confirmé{registration.e} – {title}', en: '{name}: {registration} confirmed – {title}' },
  cancelled: { fr: '{name}\u00A0: {registration} annulé{registration.e} – {title}', en: '{name}: {registration} cancelled – {title}' },
  deposited: { fr: '{name}\u00A0: pièce déposée – {title}', en: '{name}: supporting document uploaded – {title}' },
  paid: { fr: '{name}\u00A0: paiement reçu – {title}', en: '{name}: payment received – {title}' },
}
