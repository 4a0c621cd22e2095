import type { MailMoment } from '../../platform/letters.ts'

/** The place is confirmed: the ticket and the calendar file come with it (FOR-23, EXT-01). */
export const registerGuestMoment: MailMoment = {
  name: 'register_guest',
  subject: { fr: '{registration:cap} confirmé{registration.e}\u00A0: {title}', en: '{registration:cap} confirmed: {title}' },
  body: {
    fr: '{registration.votre:cap} à «\u00A0{title}\u00A0» est confirmé{registration.e}.\n\n{dates}\n{place}\n\n{ticket.votre:cap} est en pièce jointe, avec le fichier pour votre agenda. Présentez le code à l’accueil, imprimé ou sur votre téléphone.',
    en: 'Your {registration} for “{title}” is confirmed.\n\n{dates}\n{place}\n\nYour {ticket} is attached, with a file for your calendar. Show the code at the entrance, printed or on your phone.',
  },
  button: { fr: 'Voir {ticket.mon}', en: 'See my {ticket}' },
}

/** The ticket was issued again: the former code is refused. */
export const sendTicketMoment: MailMoment = {
  name: 'send_ticket',
  subject: { fr: '{ticket.nouveau:cap}\u00A0: {title}', en: 'New {ticket}: {title}' },
  body: {
    fr: '{ticket.un:cap} à jour pour «\u00A0{title}\u00A0» est en pièce jointe. L’ancien code n’est plus accepté à l’accueil.\n\n{dates}\n{place}',
    en: 'An updated {ticket} for “{title}” is attached. The former code is no longer accepted at the entrance.\n\n{dates}\n{place}',
  },
  button: { fr: 'Voir {ticket.mon}', en: 'See my {ticket}' },
}

/** Half-days moved: the ticket says the new ones, and the code stays. */
export const moveTicketMoment: MailMoment = {
  name: 'change_event_date',
  subject: { fr: 'Nouveaux horaires\u00A0: {title}', en: 'New hours: {title}' },
  body: {
    fr: 'Les horaires de «\u00A0{title}\u00A0» ont changé.\n\n{dates}\n{place}\n\n{ticket.votre:cap} à jour est en pièce jointe, avec le fichier pour votre agenda. Votre code d’entrée reste le même.',
    en: 'The hours of “{title}” have changed.\n\n{dates}\n{place}\n\nYour updated {ticket} is attached, with a file for your calendar. Your entry code stays the same.',
  },
  button: { fr: 'Voir {ticket.mon}', en: 'See my {ticket}' },
}

export const sendAttestationMoment: MailMoment = {
  name: 'send_attestation',
  subject: { fr: '{attestation.votre:cap}\u00A0: {title}', en: 'Your {attestation}: {title}' },
  body: {
    fr: '«\u00A0{title}\u00A0» est terminé{event.e}. {attestation.votre:cap} est en pièce jointe ({hours}\u00A0h suivies) et reste dans votre espace.',
    en: '“{title}” is over. Your {attestation} is attached ({hours}\u00A0h attended) and stays in your space.',
  },
  button: { fr: 'Voir {attestation.mon}', en: 'See my {attestation}' },
}

export const attendanceMoments = [registerGuestMoment, sendTicketMoment, moveTicketMoment, sendAttestationMoment]
