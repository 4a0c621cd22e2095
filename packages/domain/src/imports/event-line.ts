import { languageFrom } from '../events/catalogue/event-languages.ts'
import { levelFrom } from '../events/catalogue/event-levels.ts'
import type { EventNature } from '../events/nature.ts'
import { isColour } from '../events/themes/theme-colours.ts'
import { parseFrenchDateTime } from '../kernel/dates.ts'
import { isPrintable, printable } from '../kernel/printable.ts'
import { type EventField, eventFieldKeys, fieldOf } from './event-fields.ts'
import type { ProblemKind } from './words.ts'

/** One thing to correct in a line; `value` is what was read, `detail` what its sentence merges besides. */
export type Problem = { field: EventField; kind: ProblemKind; value: string; detail?: Record<string, string | number> }
/** What a cell means: absent when its column is not in the file, null when the cell is empty. */
export type CellValue = string | number | boolean | Date | string[] | null
export type EventLine = { values: Partial<Record<EventField, CellValue>>; problems: Problem[] }

export type LineSetting = {
  zone: string
  /** Dates already read: files repeat them, and clocks are slow to read. */
  dates: Map<string, Date | undefined>
  /** The nature a text means: French words, the tenant's own, catalogue keys and codes. */
  natureOf: (text: string) => EventNature | undefined
  natures: string
}

const mailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/
/** A spreadsheet would run these; `+` and `-` alone also open ordinary texts. */
const formulaPattern = /^[=@\t]|^[+-].*[(|!]/
/** UTF-8 read as Windows-1252, or a byte no encoding explains. */
const garbledPattern = /[\u0000-\u0008\u000E-\u001F\uFFFD]|\p{Ll}[Žˆ]\p{Ll}|Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ\u009D“”˜¦]/u

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^\s.]+\.\S+$/i.test(text)

type Read = { value: CellValue } | { kind: ProblemKind; detail?: Problem['detail'] }

function readFlag(text: string): Read {
  const word = text.toLowerCase()
  return word === 'oui' || word === 'non' ? { value: word === 'oui' } : { kind: 'notABoolean' }
}

function readNumber(text: string): Read {
  const value = /^\d{1,6}$/.test(text.replace(/[\s\u00A0\u202F]/g, '')) ? Number(text.replace(/[\s\u00A0\u202F]/g, '')) : 0
  return value >= 1 && value <= 100_000 ? { value } : { kind: 'notANumber' }
}

const mostDates = 20_000
function readDate(text: string, { zone, dates }: LineSetting): Read {
  if (!dates.has(text)) {
    if (dates.size >= mostDates) dates.clear()
    dates.set(text, parseFrenchDateTime(text, zone))
  }
  const value = dates.get(text)
  return value ? { value } : { kind: 'wrongDate' }
}

function readList(text: string, maxLength: number | undefined): Read {
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

/** Languages by their codes, whichever way a file names them. */
function readLanguages(text: string, maxLength: number | undefined): Read {
  const read = readList(text, maxLength)
  return 'value' in read && Array.isArray(read.value) ? { value: [...new Set(read.value.map(languageFrom))] } : read
}

function readCell(field: EventField, text: string, setting: LineSetting): Read {
  const { natureOf, natures } = setting
  const { kind, maxLength } = fieldOf(field)
  if (formulaPattern.test(text)) return { kind: 'formula' }
  if (garbledPattern.test(text)) return { kind: 'garbled' }
  if (field === 'languages') return readLanguages(text, maxLength)
  if (kind === 'list') return readList(text, maxLength)
  if (maxLength !== undefined && text.length > maxLength) return { kind: 'tooLong', detail: { max: maxLength } }
  if (kind === 'flag') return readFlag(text)
  if (kind === 'number') return readNumber(text)
  if (kind === 'date') return readDate(text, setting)
  if (kind === 'mail') return mailPattern.test(text) ? { value: text.toLowerCase() } : { kind: 'invalidEmail' }
  if (kind === 'address') return isWebAddress(text) ? { value: text } : { kind: 'invalidUrl' }
  if (kind === 'colour') return isColour(text.toLowerCase()) ? { value: text.toLowerCase() } : { kind: 'wrongColour' }
  if (kind === 'nature') {
    const nature = natureOf(text)
    return nature ? { value: nature } : { kind: 'unknownNature', detail: { values: natures } }
  }
  // A spreadsheet keeps its own controls: what remains of them after the check of encodings is left out.
  const clean = isPrintable(text) ? text : printable(text.replace(/[\x0b\f\x85]+/g, ' '))
  if (field === 'level') return { value: levelFrom(clean) }
  return { value: field === 'description' ? clean : clean.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ') }
}

const emptyOf = (field: EventField): CellValue => (fieldOf(field).kind === 'list' ? [] : fieldOf(field).kind === 'flag' ? false : null)

/** What the fields say of one another: periods, limits, and the master an activity needs. */
function crossProblems(values: EventLine['values'], raw: (field: EventField) => string): Problem[] {
  const { start_date: start, end_date: end, limit_date: limit, min_participants: min, max_participants: max } = values
  const problems: Problem[] = []
  const say = (field: EventField, kind: ProblemKind) => problems.push({ field, kind, value: excerpt(raw(field)) })
  if (end instanceof Date && start === null) say('end_date', 'endWithoutStart')
  if (end instanceof Date && start instanceof Date && end < start) say('end_date', 'endBeforeStart')
  const last = end instanceof Date ? end : start
  if (limit instanceof Date && last instanceof Date && limit > last) say('limit_date', 'limitAfterEnd')
  if (typeof min === 'number' && typeof max === 'number' && min > max) say('min_participants', 'minAboveMax')
  if (values.nature === 'registration' && start instanceof Date) say('start_date', 'standingDated')
  if (values.nature === 'activity' && !values.parent_code) say('parent_code', 'masterNeeded')
  return problems
}

/** Reads one line of an events file: `cell` answers the text of a field's column, undefined when the file has none. Nothing is evaluated nor guessed. */
export function readEventLine(cell: (field: EventField) => string | undefined, setting: LineSetting): EventLine {
  const line: EventLine = { values: {}, problems: [] }
  const texts = new Map<EventField, string>()
  for (const field of eventFieldKeys) {
    const typed = cell(field)
    if (typed === undefined) continue
    const text = typed.trim()
    texts.set(field, text)
    if (text === '') {
      if (fieldOf(field).isRequired) line.problems.push({ field, kind: field === 'referent_mail' ? 'mailRequired' : 'required', value: '' })
      else line.values[field] = emptyOf(field)
      continue
    }
    const read = readCell(field, text, setting)
    if ('value' in read) line.values[field] = read.value
    else line.problems.push({ field, kind: read.kind, value: excerpt(text), ...(read.detail && { detail: read.detail }) })
  }
  line.problems.push(...crossProblems(line.values, (field) => texts.get(field) ?? ''))
  return line
}
