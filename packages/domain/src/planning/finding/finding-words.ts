import { words } from '../../kernel/sentence.ts'

/** Finding a date on which everything is free. */
export const findingWords = words({
  find: { fr: 'Trouver une date', en: 'Find a date' },
  help: {
    fr: 'Les premiers jours ouvrés où {partner.pl} et {room} sont libres ensemble, marges comprises.',
    en: 'The first working days on which {partner.pl} and {room} are free together, margins included.',
  },
  from: { fr: 'À partir du', en: 'From' },
  starts: { fr: 'De', en: 'From' },
  ends: { fr: 'À', en: 'To' },
  days: { fr: 'Jours de suite', en: 'Days in a row' },
  partners: { fr: '{partner.pl:cap} à réunir', en: '{partner.pl:cap} needed' },
  room: { fr: '{room:cap}', en: '{room:cap}' },
  anyRoom: { fr: '{room.un:cap} qui convient', en: '{room.un:cap} that fits' },
  withoutRoom: { fr: 'À distance, sans {room}', en: 'Online, without {room.un}' },
  capacity: { fr: 'Capacité', en: 'Capacity' },
  equipment: { fr: 'Équipement', en: 'Equipment' },
  results: { fr: 'Dates possibles', en: 'Possible dates' },
  nothing: {
    fr: 'Aucune date dans les six mois. Réunissez moins de monde, ou changez d’horaires ou de capacité.',
    en: 'No date within six months. Bring fewer people together, or change the hours or the capacity.',
  },
  dateAt: {
    fr: '{day, date, full}, de {from, time} à {to, time}',
    en: '{day, date, full}, {from, time} to {to, time}',
  },
  see: { fr: 'Voir ce jour', en: 'See this day' },
  seeOf: { fr: 'Voir le {day, date, long}', en: 'See {day, date, long}' },
})
