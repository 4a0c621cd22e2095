import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { formWords } from './return-legal.ts'

/** Kinds of trainees of frame F-1. */
export const learnerStatus = catalogue({
  employee: { code: 1, label: { fr: 'Salarié d’un employeur privé', en: 'Employee of a private employer' } },
  apprentice: { code: 2, label: { fr: 'Apprenti', en: 'Apprentice' } },
  jobSeeker: { code: 3, label: { fr: 'Personne en recherche d’emploi', en: 'Job seeker' } },
  individual: { code: 4, label: { fr: 'Particulier à ses propres frais', en: 'Individual at their own expense' } },
  other: { code: 5, label: formWords.otherLearner },
})
export type LearnerStatus = KeyOf<typeof learnerStatus>
