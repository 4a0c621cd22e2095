import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** What a copy of an event takes along beside its card; registrations, bills and signatures never. */
export const copyParts = catalogue({
  page: { code: 1, label: { fr: 'Présentation et fiche', en: 'Page and course sheet' } },
  registration: { code: 2, label: { fr: 'Réglages {registration.de}', en: '{registration:cap} settings' } },
  pricing: { code: 3, label: { fr: 'Tarifs', en: 'Prices' } },
  slots: { code: 4, label: { fr: 'Créneaux', en: 'Slots' } },
  partners: { code: 5, label: { fr: '{partner.pl:cap}, à qui la date est proposée', en: '{partner.pl:cap}, who are offered the date' } },
  rooms: { code: 6, label: { fr: '{room.pl:cap}', en: '{room.pl:cap}' } },
  options: { code: 7, label: { fr: 'Options', en: 'Options' } },
  activities: { code: 8, label: { fr: '{activity.pl:cap}', en: '{activity.pl:cap}' } },
  handouts: { code: 9, label: { fr: 'Documents remis', en: 'Documents given out' } },
  questionnaires: { code: 10, label: { fr: '{questionnaire.pl:cap}', en: '{questionnaire.pl:cap}' } },
  quizzes: { code: 11, label: { fr: '{quiz.pl:cap}', en: '{quiz.pl:cap}' } },
})
export type CopyPart = KeyOf<typeof copyParts>

/** What each date of an activity takes along: its settings, half-days, room and who leads it. */
export const activityParts: readonly CopyPart[] = ['page', 'registration', 'slots', 'rooms', 'partners', 'handouts']

/** What is copied unless told: who teaches and where are chosen for each date. */
export const usualParts: readonly CopyPart[] = [
  'page',
  'registration',
  'pricing',
  'options',
  'slots',
  'activities',
  'handouts',
  'questionnaires',
  'quizzes',
]
