import { words } from '../../kernel/sentence.ts'

/** Labels of why somebody was absent, of a half-day or of a whole event. */
export const absenceReasonWords = words({
  reason: { fr: 'Motif de l’absence', en: 'Reason for the absence' },
  detail: { fr: 'Précision', en: 'Detail' },
})
