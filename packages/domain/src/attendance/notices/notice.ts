import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import type { Language } from '../../kernel/language.ts'
import { type AbsenceReason, absenceInWords, absenceReason } from '../../registrations/absences/absence-reason.ts'
import type { SlotFacts } from '../rules.ts'
import { attendanceWords } from '../words.ts'
import { noticeWords } from './notice-words.ts'

/** What a person says of themselves: arriving late, or not coming. */
export const noticeKind = catalogue({
  late: { code: 1, label: { fr: 'Retard', en: 'Late' } },
  absent: { code: 2, label: { fr: 'Absence', en: 'Absent' } },
})
export type NoticeKind = KeyOf<typeof noticeKind>

/** What the organiser makes of it. */
export const noticeStatus = catalogue({
  waiting: { code: 0, label: { fr: 'À examiner', en: 'To review' }, tone: 'warning' },
  excused: { code: 4, label: { fr: 'Excusé', en: 'Excused' }, tone: 'success' },
  refused: { code: 9, label: { fr: 'Non excusé', en: 'Not excused' }, tone: 'danger' },
})
export type NoticeStatus = KeyOf<typeof noticeStatus>

/** Reasons somebody gives for themselves: not knowing one is for others to say. */
export const ownReasons = absenceReason.keys.filter((key) => key !== 'unexplained') as Exclude<AbsenceReason, 'unexplained'>[]

type HalfDay = Pick<SlotFacts, 'is_signed' | 'is_present' | 'is_absent' | 'end_at'> & {
  /** Noted absent from the whole event. */ is_away: boolean
}
/** What may still be said of a half-day: anything until it ends, then why one was away. A presence that was seen needs none. */
export function noticesOpen({ is_signed, is_present, is_absent, end_at, is_away }: HalfDay, now: Date): readonly NoticeKind[] {
  if (is_signed || is_present) return []
  if (is_absent || is_away) return ['absent']
  return now < end_at ? noticeKind.keys : []
}

type Said = { kind: NoticeKind; minutes: number | null; absence_reason: AbsenceReason; reason: string }
/** A notice in a line: what it is of, then why. */
export function noticeInWords({ kind, minutes, ...why }: Said, { say }: Pick<Language, 'say'>): string {
  const what = kind === 'late' ? say(attendanceWords.late, { minutes: minutes ?? 0 }) : say(noticeKind.labelOf('absent'))
  return say(noticeWords.line, { what, why: absenceInWords(why, { say }) })
}
