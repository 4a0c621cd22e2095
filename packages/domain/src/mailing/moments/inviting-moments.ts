import { labels } from '../../kernel/labels.ts'
import { moments } from './moment.ts'

export const invitingMoments = moments({
  invite_guest: {
    family: 'registration',
    label: { fr: 'Invitation', en: 'Invitation' },
    when: { fr: 'Quand une personne est invitée', en: 'When somebody is invited' },
    to: ['person'],
    beside: ['sms'],
    merge: { title: 'event.name', client: 'org.name', dates: 'event.dates_text', place: 'event.location.name' },
    leads: 'link.sign_in',
    subject: { fr: 'Invitation\u00A0: {title}', en: 'Invitation: {title}' },
    body: {
      fr: '{client} vous invite à «\u00A0{title}\u00A0».\n\n{dates}\n{place}\n\nAucune place n’est gardée avant votre réponse.',
      en: '{client} invites you to “{title}”.\n\n{dates}\n{place}\n\nNo place is held before you answer.',
    },
    button: labels.answer,
  },
  remind_invitation: {
    family: 'registration',
    label: { fr: 'Relance d’invitation', en: 'Invitation reminder' },
    when: { fr: 'Quand une invitation reste sans réponse', en: 'When an invitation goes unanswered' },
    to: ['person'],
    timing: [
      { anchor: 'status', days: 3 },
      { anchor: 'status', days: 7 },
      { anchor: 'limit', days: -7, at: '09:00' },
    ],
    beside: ['sms'],
    merge: { title: 'event.name', client: 'org.name', dates: 'event.dates_text', place: 'event.location.name' },
    leads: 'link.sign_in',
    subject: { fr: 'Rappel de votre invitation\u00A0: {title}', en: 'Reminder of your invitation: {title}' },
    body: {
      fr: '{client} attend votre réponse à son invitation\u00A0: «\u00A0{title}\u00A0».\n\n{dates}\n{place}\n\nAucune place n’est gardée d’ici là.',
      en: '{client} awaits your answer to its invitation: “{title}”.\n\n{dates}\n{place}\n\nNo place is held until then.',
    },
    button: labels.answer,
  },
})
