import { words } from '../kernel/sentence.ts'

/** Words of the printed ticket (FOR-23). */
export const ticketWords = words({
  title: { fr: '{ticket:cap}', en: '{ticket:cap}' },
  invitation: {
    fr: '{name}, nous avons le plaisir de vous accueillir {dates}.',
    en: '{name}, we look forward to welcoming you {dates}.',
  },
  reference: { fr: 'Référence', en: 'Reference' },
  holder: { fr: 'Au nom de', en: 'In the name of' },
  when: { fr: 'Horaires', en: 'Times' },
  day: { fr: 'Jour', en: 'Day' },
  morning: { fr: 'Matin', en: 'Morning' },
  afternoon: { fr: 'Après-midi', en: 'Afternoon' },
  where: { fr: '{location:cap}', en: '{location:cap}' },
  online: { fr: 'À distance', en: 'Online' },
  join: { fr: 'Rejoindre la visioconférence', en: 'Join the video meeting' },
  access: { fr: 'Accès', en: 'Getting there' },
  bring: { fr: 'À apporter', en: 'What to bring' },
  contact: { fr: 'Votre contact', en: 'Your contact' },
  accessibility: { fr: 'Accessibilité et situation de handicap', en: 'Accessibility and disability' },
  documents: { fr: 'À lire avant de venir', en: 'To read before you come' },
  scan: { fr: 'À présenter à l’accueil', en: 'Show it at the entrance' },
  codeAlt: { fr: 'Code QR d’entrée', en: 'Entrance QR code' },
})
