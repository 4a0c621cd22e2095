import type { MailMoment } from '../../platform/letters.ts'

export const assignPartnerMoment: MailMoment = {
  name: 'assign_partner',
  subject: { fr: 'Proposition\u00A0: «\u00A0{title}\u00A0»', en: 'Proposal: “{title}”' },
  body: {
    fr: 'Nous vous proposons d’intervenir dans {event.le} «\u00A0{title}\u00A0»\u00A0: {when}.\n\nOuvrez {event.le} pour voir le programme et répondre.',
    en: 'We propose that you take part in the {event} “{title}”: {when}.\n\nOpen the {event} to see the programme and answer.',
  },
  button: { fr: 'Voir {event.le}', en: 'See the {event}' },
}

export const validatePartnerMoment: MailMoment = {
  name: 'validate_partner',
  subject: { fr: 'Votre intervention dans «\u00A0{title}\u00A0»', en: 'Your part in “{title}”' },
  body: {
    fr: 'Votre intervention dans {event.le} «\u00A0{title}\u00A0» est confirmée\u00A0: {when}.',
    en: 'Your part in the {event} “{title}” is confirmed: {when}.',
  },
  button: { fr: 'Voir {event.le}', en: 'See the {event}' },
}

export const unassignPartnerMoment: MailMoment = {
  name: 'unassign_partner',
  subject: { fr: 'Fin de votre intervention dans «\u00A0{title}\u00A0»', en: 'End of your part in “{title}”' },
  body: {
    fr: 'Vous n’intervenez plus dans {event.le} «\u00A0{title}\u00A0». Les créneaux correspondants sont libres dans votre planning.',
    en: 'You no longer take part in the {event} “{title}”. The slots are free again in your planning.',
  },
}

export const partnersMoments = [assignPartnerMoment, validatePartnerMoment, unassignPartnerMoment]
