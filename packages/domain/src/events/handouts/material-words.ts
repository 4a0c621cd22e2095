import { words } from '../../kernel/sentence.ts'
import { buildingWords } from '../building-words.ts'

/** Sentences of course material, all events together. */
export const materialWords = words({
  menu: { fr: '{support.pl:cap}', en: '{support.pl:cap}' },
  ownTitle: { fr: '{support.mes:cap}', en: 'My {support.pl}' },
  search: { fr: 'Chercher dans {support.mes}', en: 'Search my {support.pl}' },
  none: { fr: '{support.aucun:cap} à afficher.', en: 'No {support} to display.' },
  noneHelp: {
    fr: 'Ce que vous remettent vos {event.pl} paraît ici dès que vous pouvez le lire.',
    en: 'What your {event.pl} give you appears here as soon as you can read it.',
  },
  noneFound: { fr: '{support.aucun:cap} ne correspond à cette recherche.', en: 'No {support} matches this search.' },
  elsewhere: { fr: 'Autres documents', en: 'Other documents' },
  recent: { fr: 'Nouveau', en: 'New' },
  givenOn: { fr: 'Remis le {at, date, long}', en: 'Given out on {at, date, long}' },
  noneAdmin: { fr: '{support.aucun:cap} pour le moment.', en: 'No {support} yet.' },
  noneAdminHelp: {
    fr: 'Vous décidez, pour chaque {event}, qui lit quoi et quand.',
    en: 'You decide, for each {event}, who reads what and when.',
  },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  next: buildingWords.next,
  change: { fr: 'Modifier ou retirer', en: 'Edit or withdraw' },
})
