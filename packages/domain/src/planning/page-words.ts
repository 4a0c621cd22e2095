import { words } from '../kernel/sentence.ts'

/** What the list of pages says of plannings: it weighs on every first load. */
export const planningPageWords = words({
  events: { fr: 'Planning {event.des}', en: '{event:cap} schedule' },
  eventsMenu: { fr: 'Par {event}', en: 'By {event}' },
  partners: { fr: 'Planning {partner.des}', en: '{partner:cap} schedule' },
  partnersMenu: { fr: 'Par {partner}', en: 'By {partner}' },
  week: { fr: 'Planning de la semaine', en: 'Week schedule' },
  weekMenu: { fr: 'Semaine', en: 'Week' },
  assignments: { fr: 'Affectations', en: 'Assignments' },
})
