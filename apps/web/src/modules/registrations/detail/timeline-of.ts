import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import type { RegistrationDetail } from '@kxo/domain/registrations/detail/detail-contract'
import { detailWords as w } from '@kxo/domain/registrations/detail/detail-words'
import { registrationStatus } from '@kxo/domain/registrations/status'

/** One thing that happened to a registration. */
export type Happened = { key: string; at: Date; what: Sentence | string; by: string | null; why: string | null }

/** From the invitation to the signature, in order: each status, the link opened, the entry, the mails. */
export function timelineOf({ history, seen_at, checked_in_at, mails }: RegistrationDetail, language: Pick<Language, 'say'>): Happened[] {
  const once = (key: string, at: Date | null, what: Sentence): Happened[] => (at ? [{ key, at, what, by: null, why: null }] : [])
  return [
    ...history.map(({ at, to, by_name, ...why }, index) => ({
      key: `status ${index}`,
      at,
      what: registrationStatus.labelOf(to),
      by: by_name,
      why: absenceInWords(why, language) || null,
    })),
    ...once('seen', seen_at, w.seen),
    ...once('entry', checked_in_at, w.checkedIn),
    ...mails.map(({ id, at, subject }) => ({ key: `mail ${id}`, at, what: subject, by: null, why: null })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
