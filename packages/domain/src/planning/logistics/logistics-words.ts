import { words } from '../../kernel/sentence.ts'
import { planningWords } from '../words.ts'

export const logisticsWords = words({
  tab: { fr: 'Logistique', en: 'Logistics' },
  sheet: { fr: 'Planning', en: 'Schedule' },
  tabs: { fr: 'Vue de la semaine', en: 'View of the week' },
  rooms: { fr: '{room.pl:cap} à préparer', en: '{room.pl:cap} to set up' },
  noRoom: { fr: '{room.aucun:cap}', en: 'No {room}' },
  options: { fr: '{product.pl:cap} à préparer', en: '{product.pl:cap} to prepare' },
  badges: { fr: 'Badges à imprimer', en: 'Badges to print' },
  nothing: { fr: 'Rien', en: 'Nothing' },
  seated: {
    fr: '{people, plural, one {# personne} other {# personnes}}, {capacity, plural, one {# place} other {# places}}',
    en: '{people, plural, one {# person} other {# people}}, {capacity, plural, one {# seat} other {# seats}}',
  },
  people: planningWords.persons,
  help: {
    fr: '{product.pl:cap} et badges sont comptés le jour où {event.le} commence.',
    en: '{product.pl:cap} and badges are counted the day the {event} begins.',
  },
  empty: { fr: 'Rien à préparer cette semaine.', en: 'Nothing to prepare this week.' },
})
