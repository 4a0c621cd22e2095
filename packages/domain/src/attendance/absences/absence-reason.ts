import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import type { Language } from '../../kernel/language.ts'

/** Why somebody was absent from a half-day (FOR-31). */
export const absenceReason = catalogue({
  sickLeave: { code: 1, label: { fr: 'Arrêt maladie', en: 'Sick leave' } },
  work: { code: 2, label: { fr: 'Contrainte professionnelle', en: 'Work commitment' } },
  family: { code: 3, label: { fr: 'Raison familiale', en: 'Family reason' } },
  transport: { code: 4, label: { fr: 'Problème de transport', en: 'Transport problem' } },
  leave: { code: 5, label: { fr: 'Congé', en: 'Leave' } },
  unexplained: { code: 6, label: { fr: 'Sans motif connu', en: 'No known reason' } },
  other: { code: 7, label: { fr: 'Autre motif', en: 'Another reason' } },
})
export type AbsenceReason = KeyOf<typeof absenceReason>

/** Another reason than those of the list is said in words. */
export const saysWhy = ({ absence_reason, reason }: { absence_reason: AbsenceReason; reason: string }): boolean =>
  absence_reason !== 'other' || reason !== ''

/** A reason as it is shown: its label, then what was said beside it. */
export const absenceText = (label: string | null, detail: string): string => [label, detail].filter(Boolean).join(' – ')

type Recorded = { absence_reason?: AbsenceReason | null | undefined; reason: string }
/** The same of what is recorded, as its reader says it. */
export const absenceInWords = ({ absence_reason, reason }: Recorded, { say }: Pick<Language, 'say'>): string =>
  absenceText(absence_reason ? say(absenceReason.labelOf(absence_reason)) : null, reason)
