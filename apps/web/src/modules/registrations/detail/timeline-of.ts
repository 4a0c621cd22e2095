import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import type { GrantedException, RegistrationDetail } from '@kxo/domain/registrations/detail/detail-contract'
import { detailWords as w } from '@kxo/domain/registrations/detail/detail-words'
import { registrationStatus } from '@kxo/domain/registrations/status'

/** One thing that happened to a registration. */
export type Happened = { key: string; at: Date; what: Sentence | string; by: string | null; why: string | null }

type Spoken = Pick<Language, 'say' | 'locale' | 'zone'>

/** What was granted to the person alone, in words: until when, and what part of the price stays due. */
function grantedInWords({ kind, until, fee_rate }: GrantedException, { say, locale, zone }: Spoken): string {
  if (kind === 'move') return say(w.movedFree)
  const [plain, dated] = kind === 'hold' ? [w.heldLonger, w.heldUntil] : [w.ownCancellation, w.ownCancellationUntil]
  const what = until === null ? say(plain) : say(dated, { until: formatDateTime(until, locale, { zone }) })
  return fee_rate === null ? what : `${what}, ${say(w.ownFee, { rate: fee_rate })}`
}

/** From the invitation to the signature, in order: each status, the link opened, the entry, the mails. */
export function timelineOf({ history, exceptions, seen_at, checked_in_at, mails }: RegistrationDetail, language: Spoken): Happened[] {
  const once = (key: string, at: Date | null, what: Sentence): Happened[] => (at ? [{ key, at, what, by: null, why: null }] : [])
  return [
    ...history.map(({ at, to, by_name, ...why }, index) => ({
      key: `status ${index}`,
      at,
      what: registrationStatus.labelOf(to),
      by: by_name,
      why: absenceInWords(why, language) || null,
    })),
    ...exceptions.map((granted, index) => ({
      key: `exception ${index}`,
      at: granted.at,
      what: grantedInWords(granted, language),
      by: granted.by_name,
      why: granted.reason,
    })),
    ...once('seen', seen_at, w.seen),
    ...once('entry', checked_in_at, w.checkedIn),
    ...mails.map(({ id, at, subject }) => ({ key: `mail ${id}`, at, what: subject, by: null, why: null })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
