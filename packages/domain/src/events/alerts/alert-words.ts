import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of the alerts on a search of the catalogue. */
export const alertWords = words({
  open: { fr: 'M’alerter', en: 'Alert me' },
  openSearch: { fr: 'M’alerter sur ces critères', en: 'Alert me for this search' },
  title: { fr: 'Mes alertes', en: 'My alerts' },
  help: {
    fr: 'Un mail par jour au plus, quand {event.un} qui vient d’être publié{event.e} correspond à ces critères.',
    en: 'One email a day at most, when a newly published {event} matches this search.',
  },
  mail: labels.emailAddress,
  wording: {
    fr: 'J’accepte de recevoir par mail les {event.nouveaux} {client.de} qui correspondent à cette recherche. Je peux arrêter à tout moment, en un clic.',
    en: 'I agree to receive by email the new {event.pl} of {client} that match this search. I can stop at any time, in one click.',
  },
  keeping: {
    fr: 'Cette adresse ne sert qu’à cela. Elle est effacée trois ans après votre dernier signe, ou au bout de sept jours si vous ne confirmez pas.',
    en: 'This address is used for nothing else. It is deleted three years after we last hear from you, or after seven days if you do not confirm.',
  },
  ask: { fr: 'Être alerté', en: 'Get alerts' },
  requestedTitle: { fr: 'Consultez vos mails', en: 'Check your email' },
  /** What the message that asks an address to confirm says is wished. */
  wish: { fr: 'recevoir les {event.nouveaux} qui répondent à ses critères', en: 'to be sent the new {event.pl} that match its search' },
  asked: {
    fr: 'Un message arrive à cette adresse\u00A0: ouvrez-le pour confirmer. Rien d’autre ne partira avant.',
    en: 'A message is on its way to this address: open it to confirm. Nothing else will be sent before that.',
  },
  wrongMail: {
    fr: 'Cette adresse n’est pas valable\u00A0: revenez la corriger.',
    en: 'This address is not valid: go back and correct it.',
  },
  back: { fr: 'Revenir {catalogue.au}', en: 'Back to the {catalogue}' },
  pageTitle: { fr: 'Vos alertes', en: 'Your alerts' },
  pageFor: { fr: 'Adresse\u00A0: {address}', en: 'Address: {address}' },
  confirm: { fr: 'Confirmer', en: 'Confirm' },
  confirmed: { fr: 'C’est confirmé\u00A0: vous serez prévenu par mail.', en: 'Confirmed: you will be notified by email.' },
  end: { fr: 'Arrêter', en: 'Stop' },
  ended: {
    fr: 'C’est arrêté\u00A0: rien ne partira plus pour cette recherche.',
    en: 'Stopped: nothing more will be sent for this search.',
  },
  resume: { fr: 'Reprendre', en: 'Resume' },
  toConfirm: { fr: 'À confirmer', en: 'To confirm' },
  active: { fr: 'En cours', en: 'Active' },
  isOver: { fr: 'Arrêtée', en: 'Stopped' },
  isBlocked: {
    fr: 'Cette adresse s’est désinscrite de nos messages\u00A0: aucune alerte ne partira tant qu’elle ne s’y réinscrit pas.',
    en: 'This address has unsubscribed from our messages: no alert will be sent until it subscribes again.',
  },
  every: { fr: '{event.tous:cap}', en: 'All {event.pl}' },
  filter: { fr: '{name}\u00A0: {value}', en: '{name}: {value}' },
  see: { fr: 'Voir', en: 'See' },
  none: { fr: 'Aucune alerte pour le moment.', en: 'No alert yet.' },
  saved: { fr: 'L’alerte est enregistrée.', en: 'The alert is saved.' },
  manage: { fr: 'Gérer ou arrêter vos alertes\u00A0: {url}', en: 'Manage or stop your alerts: {url}' },
})
