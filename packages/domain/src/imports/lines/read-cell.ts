import { isColour } from '../../events/themes/theme-colours.ts'
import { parseFrenchDateTime } from '../../kernel/dates.ts'
import { isFormula, isPrintable, printable } from '../../kernel/printable.ts'
import type { Field } from '../fields/field.ts'
import type { ImportField } from '../kind-fields.ts'
import { plainWord } from '../rules.ts'
import type { ProblemKind } from '../words.ts'
import { countryFrom } from './country-from.ts'

/** One thing to correct in a line; `value` is what was read, `detail` what its sentence merges besides. */
export type Problem = { field: ImportField; kind: ProblemKind; value: string; detail?: Record<string, string | number> }
/** What a cell means: absent when its column is not in the file, null when the cell is empty. */
export type CellValue = string | number | boolean | Date | string[] | null
export type Read = { value: CellValue } | { kind: ProblemKind; detail?: Problem['detail'] }

export type CellSetting = {
  zone: string
  /** Dates already read: files repeat them, and clocks are slow to read. */
  dates: Map<string, Date | undefined>
}

const mailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/
/** UTF-8 read as Windows-1252, or a byte no encoding explains. */
const garbledPattern = /[\u0000-\u0008\u000E-\u001F\uFFFD]|\p{Ll}[Žˆ]\p{Ll}|Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ\u009D“”˜¦]/u

export const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^\s.]+\.\S+$/i.test(text)

function readFlag(text: string): Read {
  const word = text.toLowerCase()
  return word === 'oui' || word === 'non' ? { value: word === 'oui' } : { kind: 'notABoolean' }
}

function readNumber(text: string): Read {
  const value = /^\d{1,6}$/.test(text.replace(/[\s\u00A0\u202F]/g, '')) ? Number(text.replace(/[\s\u00A0\u202F]/g, '')) : 0
  return value >= 1 && value <= 100_000 ? { value } : { kind: 'notANumber' }
}

const mostDates = 20_000
function readDate(text: string, { zone, dates }: CellSetting): Read {
  if (!dates.has(text)) {
    if (dates.size >= mostDates) dates.clear()
    dates.set(text, parseFrenchDateTime(text, zone))
  }
  const value = dates.get(text)
  return value ? { value } : { kind: 'wrongDate' }
}

/** A day without its hour, which a spreadsheet may add. */
function readDay(text: string): Read {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/([1-9]\d{3})(?: 00:00)?$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return year && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? { value: day } : { kind: 'wrongDay' }
}

function readChoice(text: string, values: NonNullable<Field['values']>): Read {
  const word = plainWord(text)
  const known = Object.entries(values).find(([code, words]) => words.includes(word) || code.toLowerCase() === word)
  const first = Object.values(values).map(([name = '']) => name)
  return known ? { value: known[0] } : { kind: 'unknownValue', detail: { values: first.join(', ') } }
}

export function readList(text: string, maxLength: number | undefined): Read {
  const items = [
    ...new Set(
      text
        .split(/[,;|]/)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  ]
  return maxLength !== undefined && items.some((item) => item.length > maxLength)
    ? { kind: 'tooLong', detail: { max: maxLength } }
    : { value: items }
}

/** A spreadsheet keeps its own controls: what remains of them after the check of encodings is left out. */
export const cleanText = (text: string): string => (isPrintable(text) ? text : printable(text.replace(/[\x0b\f\x85]+/g, ' ')))
export const onOneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ')

/** Why a text is none a file may hold, whatever its column. */
export const unfit = (text: string): ProblemKind | undefined =>
  isFormula(text) ? 'formula' : garbledPattern.test(text) ? 'garbled' : undefined

/** What a cell that is not empty means. */
export function readCell({ kind, maxLength, values }: Field, text: string, setting: CellSetting): Read {
  if (kind === 'list') return readList(text, maxLength)
  if (maxLength !== undefined && text.length > maxLength) return { kind: 'tooLong', detail: { max: maxLength } }
  if (kind === 'flag') return readFlag(text)
  if (kind === 'number') return readNumber(text)
  if (kind === 'date') return readDate(text, setting)
  if (kind === 'day') return readDay(text)
  if (kind === 'choice') return readChoice(text, values ?? {})
  if (kind === 'mail') return mailPattern.test(text) ? { value: text.toLowerCase() } : { kind: 'invalidEmail' }
  if (kind === 'address') return isWebAddress(text) ? { value: text } : { kind: 'invalidUrl' }
  if (kind === 'colour') return isColour(text.toLowerCase()) ? { value: text.toLowerCase() } : { kind: 'wrongColour' }
  if (kind === 'country') {
    const country = countryFrom(text)
    return country ? { value: country } : { kind: 'unknownCountry' }
  }
  return { value: onOneLine(cleanText(text)) }
}
