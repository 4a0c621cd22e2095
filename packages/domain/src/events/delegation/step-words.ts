import { type Sentence, words } from '../../kernel/sentence.ts'
import type { OfferedStep } from '../steps.ts'

/** Titles of the steps that build an event. */
export const stepWords = words({
  activities: { fr: 'Dates et créneaux', en: 'Dates and slots' },
  thumbnail: { fr: 'Vignette et lieu', en: 'Card and place' },
  documents: { fr: 'Documents', en: 'Documents' },
  page: { fr: 'Présentation', en: 'Page' },
  options: { fr: 'Options', en: 'Options' },
  partners: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  attendance: { fr: 'Présence', en: '{attendance:cap}' },
  pricing: { fr: 'Tarifs', en: 'Prices' },
  qualification: { fr: 'Conditions d’accès', en: 'Access conditions' },
  questionnaires: { fr: '{questionnaire.pl:cap}', en: '{questionnaire.pl:cap}' },
  quiz: { fr: '{quiz.pl:cap}', en: '{quiz.pl:cap}' },
  sequence: { fr: 'Enchaînement', en: 'Sequence' },
  registration: { fr: '{registration:cap}', en: '{registration:cap}' },
  publication: { fr: 'Publication', en: 'Publication' },
}) satisfies Record<OfferedStep, Sentence>
