import type { MailMoment } from '../../platform/letters.ts'

export const supportRequestMoment: MailMoment = {
  name: 'support_request',
  subject: { fr: '[{space}] {kind} n°\u00A0{number}\u00A0: {subject}', en: '[{space}] {kind} no. {number}: {subject}' },
  body: {
    fr: '{author} vous écrit depuis «\u00A0{page}\u00A0».\n\n{message}',
    en: '{author} writes to you from “{page}”.\n\n{message}',
  },
  button: { fr: 'Ouvrir la file', en: 'Open the queue' },
}

export const supportCopyMoment: MailMoment = {
  name: 'support_request_copy',
  subject: {
    fr: 'Nous avons reçu votre demande n°\u00A0{number}\u00A0: {subject}',
    en: 'We received your request no. {number}: {subject}',
  },
  body: {
    fr: 'Voici une copie de ce que vous nous avez écrit. Nous vous répondons au plus vite\u202F; une réclamation reçoit sa réponse sous {days} jours ouvrés.\n\n{message}',
    en: 'Here is a copy of what you wrote to us. We answer as soon as we can; a complaint is answered within {days} working days.\n\n{message}',
  },
}

export const supportAnswerMoment: MailMoment = {
  name: 'support_answer',
  subject: { fr: 'Réponse à votre demande n°\u00A0{number}\u00A0: {subject}', en: 'Answer to your request no. {number}: {subject}' },
  body: { fr: '{author} vous répond\u00A0:\n\n{message}', en: '{author} answers you:\n\n{message}' },
  button: { fr: 'Voir la demande', en: 'See the request' },
}

export const helpMoments = [supportRequestMoment, supportCopyMoment, supportAnswerMoment]
