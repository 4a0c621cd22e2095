import { words } from '../kernel/sentence.ts'

/** Where a ticket stands: sent and to come, used at a door, void since its person attends no more. */
export const ticketStates = ['sent', 'used', 'void'] as const
export type TicketState = (typeof ticketStates)[number]

/** Days before an event from which a place without a ticket is told to who sends them. */
export const ticketsAwaitedDays = 15

/** The list of tickets, by where they stand. */
export const ticketStateWords = words({
  toSend: { fr: 'À envoyer', en: 'To send' },
  sent: { fr: 'Envoyés', en: 'Sent' },
  used: { fr: 'Utilisés', en: 'Used' },
  void: { fr: 'Annulés', en: 'Cancelled' },
  send: { fr: 'Envoyer', en: 'Send' },
  toSendHelp: {
    fr: 'Places confirmées des {days} prochains jours dont personne n’a encore reçu {ticket.le}.',
    en: 'Confirmed places of the next {days} days whose {ticket} was sent to nobody yet.',
  },
  noneToSend: { fr: 'Tout est envoyé pour les {days} prochains jours.', en: 'Everything is sent for the next {days} days.' },
  leaving: {
    fr: '{n, plural, =0 {Rien à envoyer.} one {1 envoi part par mail.} other {# envois partent par mail.}}',
    en: '{n, plural, =0 {Nothing to send.} one {1 is leaving by email.} other {# are leaving by email.}}',
  },
})
