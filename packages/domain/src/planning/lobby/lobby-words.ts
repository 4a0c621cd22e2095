import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'
import { planningWords } from '../words.ts'

export const lobbyWords = words({
  show: { fr: 'Afficher à l’accueil', en: 'Show in the lobby' },
  help: {
    fr: 'Une adresse secrète, à ouvrir sur l’écran du hall\u00A0: les horaires du jour et de la semaine, les {room.pl}, mis à jour chaque minute. Seul ce qui est publié y paraît.',
    en: 'A secret address to open on the screen of the hall: today’s and the week’s times and {room.pl}, refreshed every minute. Only what is published shows there.',
  },
  place: { fr: '{location:cap}', en: '{location:cap}' },
  everyPlace: planningWords.all,
  names: { fr: 'Afficher les noms {partner.des}', en: 'Show the names of {partner.pl}' },
  namesHelp: {
    fr: 'Sans cette case, aucun nom de personne ne paraît à l’écran.',
    en: 'Without it, no personal name shows on the screen.',
  },
  namesShown: { fr: 'Les noms y paraissent.', en: 'Names show on it.' },
  openIt: { fr: 'Voir l’écran', en: 'See the screen' },
  title: { fr: 'Aujourd’hui', en: 'Today' },
  nothing: { fr: 'Plus rien aujourd’hui.', en: 'Nothing more today.' },
  next: labels.upcoming,
  now: { fr: 'En cours', en: 'Now' },
  more: { fr: '{n, plural, one {et # autre} other {et # autres}}', en: '{n, plural, one {and # more} other {and # more}}' },
  online: planningWords.online,
  updated: { fr: 'Mis à jour à {time}', en: 'Updated at {time}' },
})
