import { moments } from './moment.ts'

export const attendanceMoments = moments({
  open_attendance: {
    family: 'attendance',
    label: { fr: 'Signez votre présence', en: 'Sign your {attendance}' },
    when: { fr: 'Quand la signature d’une demi-journée s’ouvre', en: 'When signing opens for a half-day' },
    to: ['person'],
    timing: [{ anchor: 'slot_start', minutes: -15 }],
    atAnyHour: true,
    beside: ['sms', 'push'],
    merge: { title: 'event.name', slot: 'event.slot' },
    about: ['part'],
    leads: 'link.attendance',
    subject: { fr: 'Signez votre présence\u00A0: {title}', en: 'Sign your {attendance}: {title}' },
    body: {
      fr: 'C’est le moment de signer votre présence à «\u00A0{title}\u00A0», {slot}.\n\nUne signature par demi-journée suffit.',
      en: 'It is time to sign your {attendance} at “{title}”, {slot}.\n\nOne signature per half-day is enough.',
    },
    button: { fr: 'Signer', en: 'Sign' },
  },
  remind_attendance: {
    family: 'attendance',
    label: { fr: 'Signature manquante', en: 'Missing signature' },
    when: { fr: 'Quand une signature manque, une demi-journée commencée', en: 'When a signature is missing once a half-day has begun' },
    to: ['person'],
    timing: [{ anchor: 'remind_start' }, { anchor: 'remind_end' }, { anchor: 'slot_end', days: 1, at: '09:00' }],
    atAnyHour: true,
    beside: ['sms', 'push'],
    merge: { title: 'event.name', slot: 'event.slot' },
    about: ['part'],
    leads: 'link.attendance',
    subject: { fr: 'Il manque votre signature\u00A0: {title}', en: 'Your signature is missing: {title}' },
    body: {
      fr: 'Votre présence à «\u00A0{title}\u00A0», {slot}, n’est pas encore signée.\n\nSigner ne prend qu’un instant et prouve votre assiduité.',
      en: 'Your {attendance} at “{title}”, {slot}, is not signed yet.\n\nSigning takes a moment and proves that you came.',
    },
    button: { fr: 'Signer', en: 'Sign' },
  },
})
