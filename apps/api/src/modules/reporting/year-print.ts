import { formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import type { Language } from '@kxo/domain/kernel/language'
import { formatMoney } from '@kxo/domain/kernel/money'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import type { CompanyYear } from '@kxo/domain/reporting/contract'
import { reportingWords as r } from '@kxo/domain/reporting/words'
import { yearWords as w } from '@kxo/domain/reporting/year-words'
import type { Fact, Letterhead } from '../../platform/pdf/letterhead.ts'

/** One person in one event of the year. */
export type YearLine = {
  person: string
  title: string
  start_date: Date | null
  end_date: Date | null
  status: RegistrationStatus
  half_days: number
  minutes: number
  /** Names of what was delivered: attestations, certificates. */
  proofs: string[]
}
type CompanyOfYear = { name: string; siret: string | null; figures: CompanyYear; lines: readonly YearLine[]; today: string }

/** What company-year.typ reads. */
export type YearPrint = {
  letterhead: Letterhead
  title: string
  subject: string
  facts: Fact[]
  heads: string[]
  rows: string[][]
  none: string | null
}

/** What a company did in a calendar year: its people, their hours, what it was billed and what proves it. */
export function yearPrint({ name, siret, figures, lines, today }: CompanyOfYear, letterhead: Letterhead, language: Language): YearPrint {
  const { say, locale, zone, label } = language
  const fact = (title: string, value: string | null): Fact[] => (value === null ? [] : [{ label: title, value }])
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, locale))
  const datesOf = ({ start_date, end_date }: YearLine): string =>
    start_date === null ? '–' : formatRange(start_date, end_date ?? start_date, locale, { zone, times: false })
  return {
    letterhead,
    title: say(w.title, { year: String(figures.year) }),
    subject: name,
    facts: [
      ...fact(say(w.printedOn), formatDate(today, locale)),
      ...fact(say(w.siret), siret && shownSiret(siret)),
      ...fact(say(r.yearEvents), String(figures.events)),
      ...fact(say(r.yearPeople), String(figures.people)),
      ...fact(say(r.yearHalfDays), String(figures.half_days)),
      ...fact(say(r.yearHours), say(r.hours, { hours: printHours(figures.minutes, locale) })),
      ...fact(say(r.yearBilled), money(figures.billed)),
      ...fact(say(r.yearPaid), money(figures.paid)),
    ],
    heads: [w.person, w.event, w.dates, w.status, w.halfDays, w.hours, w.proofs].map((sentence) => say(sentence)),
    rows: lines.map((line) => [
      line.person,
      line.title,
      datesOf(line),
      label(registrationStatus, line.status),
      String(line.half_days),
      say(r.hours, { hours: printHours(line.minutes, locale) }),
      line.proofs.join(', ') || '–',
    ]),
    none: lines.length === 0 ? say(w.none) : null,
  }
}
