import { moments } from './moment.ts'

export const movingMoments = moments({
  move_guest: {
    family: 'registration',
    label: { fr: 'Changement de date', en: 'Change of date' },
    when: { fr: 'Quand {registration.un} passe à une autre date', en: 'When a {registration} moves to another date' },
    to: ['person', 'referent'],
    subject: { fr: 'Votre date change\u00A0: {title}', en: 'Your date changes: {title}' },
    body: {
      fr: '{name}\u00A0: {registration.le} à «\u00A0{title}\u00A0» change de date.\n\nAvant\u00A0: {from}\nDésormais\u00A0: {to}{costs, select, none {} other {\n\nRetenu\u00A0: {fee}. Reste à payer\u00A0: {due}. Rendu\u00A0: {refund}.}}',
      en: 'The {registration} of {name} for “{title}” changes date.\n\nBefore: {from}\nFrom now on: {to}{costs, select, none {} other {\n\nKept: {fee}. Left to pay: {due}. Given back: {refund}.}}',
    },
    button: { fr: 'Voir {registration.mon}', en: 'See my {registration}' },
  },
})
