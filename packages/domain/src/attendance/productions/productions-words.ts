import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** What the platform makes for an event, in the step that lists it. */
export const productionWords = words({
  title: { fr: 'Produits par la plateforme', en: 'Produced by the platform' },
  help: {
    fr: 'Ce que chacun reçoit sans que vous ayez à le rédiger.',
    en: 'What each person receives without you having to write it.',
  },
  ticket: { fr: '{ticket:cap}', en: '{ticket:cap}' },
  ticketWhen: {
    fr: 'À la confirmation {registration.du}, puis refait{ticket.e} quand une date ou un lieu change',
    en: 'When the {registration} is confirmed, then again when a date or a place changes',
  },
  badge: { fr: 'Badge', en: 'Badge' },
  badgeWhen: { fr: 'À l’impression, depuis le contrôle d’accès', en: 'When printed, from the check-in' },
  programme: { fr: 'Programme', en: 'Programme' },
  programmeWhen: {
    fr: 'À la demande, toujours à jour de la présentation',
    en: 'On demand, always in line with the presentation',
  },
  sheetWhen: { fr: 'Scellée quand la feuille est verrouillée', en: 'Sealed when the sheet is locked' },
  attestation: { fr: '{attestation:cap}', en: '{attestation:cap}' },
  automatic: { fr: 'Au verrouillage de la feuille, pour qui a signé', en: 'When the sheet is locked, for those who signed' },
  byHand: { fr: 'Sur demande, une fois la feuille verrouillée', en: 'On request, once the sheet is locked' },
  bill: { fr: '{bill:cap}', en: '{bill:cap}' },
  billWhen: {
    fr: 'En brouillon quand {registration.le} est à régler, puis émis{bill.e} au paiement, à l’échéance ou par votre équipe',
    en: 'Drafted when the {registration} is to be paid, then issued on payment, when an instalment is due or by your team',
  },
  visibleTo: { fr: 'Visible par\u00A0: {people}', en: 'Visible to: {people}' },
  none: { fr: 'Aucun pour le moment', en: 'None yet' },
  made: {
    fr: '{n, plural, one {# produit} other {# produits}}, le dernier le {last, date, short}',
    en: '{n, plural, one {# made} other {# made}}, the last on {last, date, short}',
  },
  missing: { fr: '{n, plural, one {# à produire} other {# à produire}}', en: '{n, plural, one {# to make} other {# to make}}' },
  isAutomatic: { fr: 'Produire au verrouillage', en: 'Make when locked' },
  isAutomaticOf: { fr: 'Produire au verrouillage\u00A0: {name}', en: 'Make when locked: {name}' },
  chosen: { fr: 'Choix enregistré.', en: 'Choice saved.' },
  produce: { fr: 'Produire maintenant', en: 'Make now' },
  produceOf: { fr: 'Produire maintenant\u00A0: {name}', en: 'Make now: {name}' },
  requested: {
    fr: '{n, plural, =0 {Tout est déjà produit.} one {# document est en préparation.} other {# documents sont en préparation.}}',
    en: '{n, plural, =0 {Everything is already made.} one {# document is being made.} other {# documents are being made.}}',
  },
  open: labels.open,
  openOf: { fr: 'Ouvrir\u00A0: {name}', en: 'Open: {name}' },
})
