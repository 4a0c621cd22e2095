import { moments } from './moment.ts'

/** What whoever answers for events is told of them. */
export const organiserMoments = moments({
  check_minimum: {
    family: 'event',
    label: { fr: 'Minimum atteint ou non', en: 'Minimum reached or not' },
    when: {
      fr: 'À la date de décision d’un minimum\u202F; sans elle, avant la date limite, puis dix jours avant le début',
      en: 'On the decision date of a minimum; without one, before {registration.pl} close, then ten days before the start',
    },
    to: ['responsible'],
    beside: ['push'],
    timing: [
      { anchor: 'decision', at: '09:00' },
      { anchor: 'limit', days: -3, at: '09:00' },
      { anchor: 'start', days: -10, at: '09:00' },
    ],
    merge: { title: 'event.name', state: 'event.minimum_state' },
    subject: { fr: '{title}\u00A0: {state}', en: '{title}: {state}' },
    body: {
      fr: '«\u00A0{title}\u00A0»\u00A0: {state}.\n\nÀ vous de dire si {event.le} a lieu, ou s’il faut relancer, déplacer, annuler.',
      en: '“{title}”: {state}.\n\nIt is for you to say whether the {event} takes place, or to remind people, move it or cancel it.',
    },
    button: { fr: 'Voir {event.le}', en: 'See the {event}' },
  },
  publication_refused: {
    family: 'event',
    label: { fr: 'Publication programmée impossible', en: 'Scheduled publication impossible' },
    when: {
      fr: 'À l’heure d’une publication programmée, quand il manque quelque chose',
      en: 'At the time of a scheduled publication, when something is missing',
    },
    to: ['responsible'],
    beside: ['push'],
    merge: { title: 'event.name', gaps: 'event.gaps' },
    subject: { fr: 'Publication impossible\u00A0: {title}', en: 'Publication impossible: {title}' },
    body: {
      fr: '«\u00A0{title}\u00A0» devait être mis{event.e} en ligne maintenant. Rien n’a été publié\u00A0:\n\n{gaps}',
      en: '“{title}” was to go online now. Nothing was published:\n\n{gaps}',
    },
    button: { fr: 'Compléter {event.le}', en: 'Complete the {event}' },
  },
  agreement_ends: {
    family: 'billing',
    label: { fr: 'Fin d’un accord de financement', en: 'End of a funding agreement' },
    when: {
      fr: 'Trente jours avant la fin d’un accord, puis le dernier jour, tant que rien n’est facturé',
      en: 'Thirty days before an agreement ends, then on its last day, while nothing is invoiced',
    },
    to: ['responsible'],
    beside: ['push'],
    timing: [
      { anchor: 'agreement_end', days: -30, at: '09:00' },
      { anchor: 'agreement_end', at: '09:00' },
    ],
    merge: {
      title: 'event.name',
      funder: 'agreement.funder',
      until: 'agreement.until',
      people: 'agreement.people',
      state: 'agreement.state',
    },
    subject: { fr: 'Accord {funder} jusqu’au {until}\u00A0: {title}', en: '{funder} agreement until {until}: {title}' },
    body: {
      fr: 'L’accord donné par {funder} pour «\u00A0{title}\u00A0» va jusqu’au {until}.\n\nConcerné\u00A0: {people}\n\n{state}',
      en: 'The agreement given by {funder} for “{title}” runs until {until}.\n\nAbout: {people}\n\n{state}',
    },
    button: { fr: 'Voir le financement', en: 'See the funding' },
  },
  event_news: {
    family: 'event',
    label: { fr: 'Suivi {event.des} pour le responsable', en: '{event:cap} news for the person in charge' },
    when: {
      fr: 'Aussitôt ou une fois par jour, comme chacun le choisit sur son profil\u00A0: {registration.pl}, paiements et annulations',
      en: 'At once or once a day, as each chooses on their profile: {registration.pl}, payments and cancellations',
    },
    to: ['responsible'],
    isFixed: true,
    subject: {
      fr: '{count, plural, one {{first}} other {# nouvelles de {event.vos}}}',
      en: '{count, plural, one {{first}} other {# news of your {event.pl}}}',
    },
    body: { fr: '{lines}', en: '{lines}' },
    button: {
      fr: 'Voir {count, plural, one {{event.le}} other {les {event.pl}}}',
      en: 'See the {count, plural, one {{event}} other {{event.pl}}}',
    },
  },
  paper_news: {
    family: 'partner',
    label: { fr: 'Pièces déposées par {partner.les}', en: 'Supporting documents uploaded by {partner.pl}' },
    when: {
      fr: 'Aussitôt ou une fois par jour, comme chacun le choisit sur son profil\u00A0: pièces que déposent {partner.les}',
      en: 'At once or once a day, as each chooses on their profile: supporting documents {partner.pl} upload',
    },
    to: ['administrators', 'responsible'],
    isFixed: true,
    subject: {
      fr: '{count, plural, one {{first}} other {# pièces déposées}}',
      en: '{count, plural, one {{first}} other {# supporting documents uploaded}}',
    },
    body: { fr: '{lines}', en: '{lines}' },
    button: {
      fr: 'Voir {count, plural, one {la fiche} other {{partner.les}}}',
      en: 'See the {count, plural, one {record} other {{partner.pl}}}',
    },
  },
})
