import type { MailMoment } from '../../platform/letters.ts'

export const directoryMessageMoment: MailMoment = {
  name: 'directory_message',
  subject: { fr: 'Un message {sender.de}', en: 'A message from {sender}' },
  body: {
    fr: '{sender} vous écrit depuis {directory.le} {client.de}\u00A0:\n\n{message}\n\nPour répondre, écrivez à {address}. Votre propre adresse ne lui a pas été montrée.',
    en: '{sender} writes to you from the {directory} of {client}:\n\n{message}\n\nTo answer, write to {address}. Your own address was not shown to them.',
  },
}

export const directoryMoments = [directoryMessageMoment]
