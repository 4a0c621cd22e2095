import { moments } from './moment.ts'

/** What whoever answers for events is told of them. */
export const organiserMoments = moments({
  event_news: {
    family: 'event',
    label: { fr: 'Suivi {event.depl} pour le responsable', en: '{event:cap} news for the person in charge' },
    when: {
      fr: 'Aussitôt ou une fois par jour, comme chacun le choisit sur son profil\u00A0: {registration.pl}, paiements et annulations',
      en: 'At once or once a day, as each chooses on their profile: {registration.pl}, payments and cancellations',
    },
    to: ['responsible'],
    isFixed: true,
    subject: {
      fr: '{count, plural, one {{first}} other {# nouvelles de vos {event.pl}}}',
      en: '{count, plural, one {{first}} other {# news of your {event.pl}}}',
    },
    body: { fr: '{lines}', en: '{lines}' },
    button: {
      fr: 'Voir {count, plural, one {{event.le}} other {les {event.pl}}}',
      en: 'See the {count, plural, one {{event}} other {{event.pl}}}',
    },
  },
})
