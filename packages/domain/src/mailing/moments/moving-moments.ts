import { moments } from './moment.ts'

export const movingMoments = moments({
  move_guest: {
    family: 'registration',
    label: { fr: 'Changement de date', en: 'Change of date' },
    when: { fr: 'Quand {registration.un} passe à une autre date', en: 'When {registration.un} moves to another date' },
    to: ['person', 'referent'],
    merge: {
      title: 'event.name',
      name: 'registration.person',
      from: 'registration.former_dates',
      to: 'event.dates_text',
      costs: 'registration.moving_cost',
    },
    subject: { fr: 'Votre date change\u00A0: {title}', en: 'Your date changes: {title}' },
    body: {
      fr: '{name}\u00A0: {registration.le} à «\u00A0{title}\u00A0» change de date.\n\nAvant\u00A0: {from}\nDésormais\u00A0: {to}\n\n{costs}',
      en: 'The {registration} of {name} for “{title}” changes date.\n\nBefore: {from}\nFrom now on: {to}\n\n{costs}',
    },
    button: { fr: 'Voir {registration.mon}', en: 'See my {registration}' },
  },
})
