import { moments } from './moment.ts'

export const partnerMoments = moments({
  create_partner: {
    family: 'partner',
    label: { fr: 'Bienvenue aux {partner.pl}', en: 'Welcome to {partner.pl}' },
    when: { fr: 'Quand {partner.un} rejoint l’équipe', en: 'When a {partner} joins the team' },
    to: ['partner'],
    awaits: 'partners',
    merge: { client: 'org.name' },
    subject: { fr: 'Bienvenue chez {client}', en: 'Welcome to {client}' },
    body: {
      fr: '{client} vous compte désormais parmi ses {partner.pl}. Vos missions, vos documents et votre planning sont dans votre espace.',
      en: '{client} now counts you among its {partner.pl}. Your assignments, documents and planning are in your space.',
    },
    button: { fr: 'Ouvrir mon espace', en: 'Open my space' },
  },
  validate_partner: {
    family: 'partner',
    label: { fr: '{partner:cap} validé{partner.e}', en: '{partner:cap} approved' },
    when: { fr: 'Quand une affectation est confirmée', en: 'When an assignment is confirmed' },
    to: ['partner'],
    merge: { title: 'event.name', when: 'assignment.slots' },
    subject: { fr: 'Votre intervention dans «\u00A0{title}\u00A0»', en: 'Your part in “{title}”' },
    body: {
      fr: 'Votre intervention dans {event.le} «\u00A0{title}\u00A0» est confirmée\u00A0: {when}.',
      en: 'Your part in the {event} “{title}” is confirmed: {when}.',
    },
    button: { fr: 'Voir {event.le}', en: 'See the {event}' },
  },
  assign_partner: {
    family: 'partner',
    label: { fr: 'Affectation {partner.de}', en: '{partner:cap} assigned' },
    when: { fr: 'Quand une affectation est proposée', en: 'When an assignment is proposed' },
    to: ['partner'],
    beside: ['sms', 'push'],
    merge: { title: 'event.name', when: 'assignment.slots' },
    subject: { fr: 'Proposition\u00A0: «\u00A0{title}\u00A0»', en: 'Proposal: “{title}”' },
    body: {
      fr: 'Nous vous proposons d’intervenir dans {event.le} «\u00A0{title}\u00A0»\u00A0: {when}.\n\nOuvrez {event.le} pour voir le programme et répondre.',
      en: 'We propose that you take part in the {event} “{title}”: {when}.\n\nOpen the {event} to see the programme and answer.',
    },
    button: { fr: 'Voir {event.le}', en: 'See the {event}' },
  },
  unassign_partner: {
    family: 'partner',
    label: { fr: 'Fin d’affectation', en: '{partner:cap} unassigned' },
    when: { fr: 'Quand une affectation est retirée', en: 'When an assignment is withdrawn' },
    to: ['partner'],
    beside: ['sms', 'push'],
    isAlwaysOn: true,
    merge: { title: 'event.name' },
    subject: { fr: 'Fin de votre intervention dans «\u00A0{title}\u00A0»', en: 'End of your part in “{title}”' },
    body: {
      fr: 'Vous n’intervenez plus dans {event.le} «\u00A0{title}\u00A0». Les créneaux correspondants sont libres dans votre planning.',
      en: 'You no longer take part in the {event} “{title}”. The slots are free again in your planning.',
    },
  },
  remind_partner: {
    family: 'partner',
    label: { fr: 'Rappel d’intervention', en: 'Assignment reminder' },
    when: { fr: 'Trois jours avant l’intervention', en: 'Three days before' },
    to: ['partner'],
    timing: [{ anchor: 'start', days: -3, at: '09:00' }],
    beside: ['sms', 'push'],
    merge: { title: 'event.name', dates: 'event.dates_text', place: 'event.location.name' },
    subject: { fr: 'Votre intervention approche\u00A0: {title}', en: 'Your part is near: {title}' },
    body: {
      fr: 'Vous intervenez bientôt dans «\u00A0{title}\u00A0».\n\n{dates}\n{place}',
      en: 'You soon take part in “{title}”.\n\n{dates}\n{place}',
    },
    button: { fr: 'Voir {event.le}', en: 'See the {event}' },
  },
})
