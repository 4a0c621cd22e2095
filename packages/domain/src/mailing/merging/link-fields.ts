import { anAddress, type Field } from './field.ts'

/** Addresses a message may write out, each opening its page for its reader. */
export const linkFields = {
  'link.login': { label: { fr: 'Adresse de connexion', en: 'Sign-in address' }, ...anAddress },
  'link.choose_password': { label: { fr: 'Choisir son mot de passe', en: 'Choose a password' }, ...anAddress },
  'link.sign_in': { label: { fr: 'Page {registration.de}', en: '{registration:cap} page' }, ...anAddress },
  'link.offer': { label: { fr: 'Accepter la place', en: 'Accept the place' }, ...anAddress },
  'link.cancel': { label: { fr: 'Suivre ou annuler {registration.le}', en: 'Follow or cancel the {registration}' }, ...anAddress },
  'link.pay': { label: { fr: 'Payer', en: 'Pay' }, ...anAddress },
  'link.attendance': { label: { fr: 'Signer sa présence', en: 'Sign one’s {attendance}' }, ...anAddress },
  'link.meeting': { label: { fr: 'Salle d’attente de la visioconférence', en: 'Waiting room of the video meeting' }, ...anAddress },
  'link.ticket': { label: { fr: 'Voir {ticket.le}', en: 'See the {ticket}' }, ...anAddress },
  'link.document': { label: { fr: 'Voir les documents', en: 'See the documents' }, ...anAddress },
  'link.calendar': { label: { fr: 'Ajouter à l’agenda', en: 'Add to the calendar' }, ...anAddress },
  'link.task': { label: { fr: 'Voir {task.le}', en: 'See the {task}' }, ...anAddress },
  'link.unsubscribe': { label: { fr: 'Se désinscrire', en: 'Unsubscribe' }, ...anAddress },
  'link.newsletter': { label: { fr: 'Lire en ligne', en: 'Read online' }, ...anAddress },
  'assignment.answer_url': { label: { fr: 'Répondre à la proposition', en: 'Answer the proposal' }, ...anAddress },
} satisfies Record<string, Field>
export type LinkField = keyof typeof linkFields

/** Those every message about an event, a bill or a part in an event may call, which the records say. */
export const recordLinks = {
  'link.login': linkFields['link.login'],
  'link.sign_in': linkFields['link.sign_in'],
  'link.cancel': linkFields['link.cancel'],
  'link.pay': linkFields['link.pay'],
  'link.attendance': linkFields['link.attendance'],
  'link.meeting': linkFields['link.meeting'],
  'link.ticket': linkFields['link.ticket'],
  'link.document': linkFields['link.document'],
  'link.calendar': linkFields['link.calendar'],
  'assignment.answer_url': linkFields['assignment.answer_url'],
} satisfies Partial<Record<LinkField, Field>>

/** Those only a message its reader may leave has. */
export const leavingLinks = ['link.unsubscribe', 'link.newsletter'] as const satisfies readonly LinkField[]
