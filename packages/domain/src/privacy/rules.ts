import { addDays } from '../kernel/dates.ts'

/** Days within which a person is answered (PRV-20: one month). */
export const answerDays = 30
/** Days an export can be fetched. */
export const exportDays = 7
/** Years training evidence is kept at least after the year it ends in (FOR-37); a tenant may keep it longer. */
export const evidenceYears = 6
/** Years accounting documents are kept after the financial year they belong to (INV-13). */
export const accountingYears = 10
/** Years the proof of a refusal is kept (PRV-22). */
export const refusalYears = 3
/** Years a civil claim may come in: what proves an agreement is kept as long (PRV-22). */
export const limitationYears = 5
/** Months acts are remembered (PRV-22). */
export const traceMonths = 12

export const dueOn = (today: string): string => addDays(today, answerDays)

/** 31 December so many years after the year of a day; `YYYY-MM-DD`. */
export const endOfYearAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}-12-31`

/**
 * Until when a bill is kept (INV-13): ten years from the end of the financial year it was issued in.
 * `fiscalYearStart` is `MM-DD`.
 */
export function billRetentionEnd(issueDate: string, fiscalYearStart: string): string {
  const year = Number(issueDate.slice(0, 4))
  const endYear = issueDate.slice(5) < fiscalYearStart ? year : year + 1
  return addDays(`${endYear + accountingYears}-${fiscalYearStart}`, -1)
}

/**
 * The first day whose books are still kept (INV-13): what is older belongs to a financial year that ended ten years ago.
 * `fiscalYearStart` is `MM-DD`.
 */
export function accountingOver(today: string, fiscalYearStart: string): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < fiscalYearStart ? 1 : 0)
  return `${year - accountingYears}-${fiscalYearStart}`
}

/** What replaces a person's name everywhere. */
export const pseudonymOf = (id: number): string => `#${id}`

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
/** The ways a phone number is written: international, national, by pairs. */
function phoneForms(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').replace(/^33/, '')
  if (digits.length < 9) return [phone]
  const national = digits.startsWith('0') ? digits : `0${digits}`
  const pairs = national.match(/\d{2}/g) ?? []
  return [phone, national, pairs.join(' '), pairs.join('.'), `+33 ${national.charAt(1)} ${pairs.slice(1).join(' ')}`]
}

/**
 * What tells a person apart in a text, as one pattern of PostgreSQL's regular expressions; case does not matter.
 * @returns undefined when nothing does
 */
export function mentionPattern(known: {
  mails: string[]
  phones: string[]
  names: { first_name: string; last_name: string }[]
}): string | undefined {
  const names = known.names
    .filter(({ first_name, last_name }) => first_name.trim() !== '' && last_name.trim() !== '')
    .flatMap(({ first_name, last_name }) => [`${first_name} ${last_name}`, `${last_name} ${first_name}`])
  const texts = [...known.mails, ...known.phones.flatMap(phoneForms), ...names].filter((text) => text.trim().length > 3)
  if (texts.length === 0) return undefined
  return [...new Set(texts)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
}
