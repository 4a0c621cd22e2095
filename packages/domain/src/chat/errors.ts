import { errorList } from '../kernel/errors.ts'

export const chatErrors = errorList({
  conversationClosed: {
    http: 409,
    fr: 'Cette conversation a été fermée par {name}.',
    en: 'This conversation was closed by {name}.',
  },
  groupOver: {
    http: 409,
    fr: 'Ce groupe est en lecture seule\u00A0: {event.le} est terminé{event.e} depuis {days} jours au moins.',
    en: 'This group can only be read: the {event} ended at least {days} days ago.',
  },
  notOfTeam: { http: 422, fr: 'Cette personne ne répond pas aux messages.', en: 'This person does not answer messages.' },
})
