import * as z from 'zod/mini'
import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import type { Language } from '../../kernel/language.ts'
import type { RegistrationStatus } from '../status.ts'

/** Why somebody was absent, from a half-day (FOR-31) or from a whole event. */
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
/** The reason a stored code stands for. */
export const absenceReasonOf = (code: number | null): AbsenceReason | null => (code === null ? null : absenceReason.keyOf(code))

/** What is said beside the reason chosen; empty when nothing is. */
export const absenceDetail = z._default(z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))), '')

type Said = { absence_reason: AbsenceReason; reason: string }
/** Another reason than those of the list is said in words. */
export const saysWhy = ({ absence_reason, reason }: Said): boolean => absence_reason !== 'other' || reason !== ''

type Moved = Partial<Pick<Said, 'absence_reason'>> & { status: RegistrationStatus; reason: string }
/** A change of status is explained in words, an absence by the list first. */
export const saysWhyItMoves = ({ status, absence_reason, reason }: Moved): boolean =>
  status === 'absent' && absence_reason ? saysWhy({ absence_reason, reason }) : reason !== ''

/** An absence as whoever notes it is asked about it. */
export const absenceQuestion = z
  .object({ absence_reason: absenceReason.wire, reason: absenceDetail })
  .check(z.refine(saysWhy, { error: 'required', path: ['reason'] }))

/** A reason as it is shown: its label, then what was said beside it. */
export const absenceText = (label: string | null, detail: string | null): string => [label, detail].filter(Boolean).join(' – ')

type Recorded = { absence_reason?: AbsenceReason | null | undefined; reason: string | null }
/** The same of what is recorded, as its reader says it. */
export const absenceInWords = ({ absence_reason, reason }: Recorded, { say }: Pick<Language, 'say'>): string =>
  absenceText(absence_reason ? say(absenceReason.labelOf(absence_reason)) : null, reason)
