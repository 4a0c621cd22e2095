import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import type { Language } from '../kernel/language.ts'
import { attendanceWords } from './words.ts'

/** What is recorded of a person in a half-day (FOR-31). */
export const presenceState = catalogue({
  present: { code: 1, label: { fr: 'Présence', en: 'Present' }, tone: 'success' },
  late: { code: 2, label: { fr: 'Retard', en: 'Late' }, tone: 'warning' },
  absent: { code: 3, label: { fr: 'Absence', en: 'Absent' }, tone: 'danger' },
})
export type PresenceState = KeyOf<typeof presenceState>

/** Why a presence is recorded, where no one says it in words. */
export type PresenceReason = 'paper'

type Recorded = { reason: string | null; reason_code: string | null }
/** Why a presence is recorded, as its reader says it. */
export const presenceReason = ({ reason, reason_code }: Recorded, { say }: Pick<Language, 'say'>): string =>
  reason_code === ('paper' satisfies PresenceReason) ? say(attendanceWords.paperReason) : (reason ?? '')
